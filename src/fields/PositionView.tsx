import Box from '@mui/material/Box';
import { useState } from 'react';
import { MapView } from '../ui/map/MapView';
import { ShowMapButton } from '../ui/map/ShowMapButton';
import type { FieldOf, FieldViewProps } from './kind';
import { positionOf, formatPosition } from './formatPosition';

/** Renders a position as coordinates, with a button that opens a map; nothing without a position. */
export function PositionView({ value, owner, context: { resource, path, t } }: FieldViewProps<FieldOf<'position'>>) {
  const [open, setOpen] = useState(false);
  const position = positionOf(value);
  if (!position) return null;
  const title = t(`${resource}:fields.${path}`);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        {formatPosition(position)}
        <ShowMapButton open={open} onOpen={setOpen} />
      </Box>
      {open && (
        <MapView title={title} height={220} points={[{ id: 'place', label: owner?.title ?? title, ...position }]} />
      )}
    </>
  );
}
