import Box from '@mui/material/Box';
import { MapList } from './MapList';
import type { MapProps } from './shown';

/** A map with its list. */
export function MapFrame(props: MapProps) {
  return (
    <Box component="section" aria-label={props.title}>
      <MapList {...props} />
    </Box>
  );
}
