import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Words } from '../../../screens/words';
import { MapView } from '../../../ui/map/MapView';
import type { Leg } from './legs';
import { mapContentOf } from './routeOnMap';

interface Props {
  legs: readonly Leg[];
  words: Words;
  /** Id of the leg that the map highlights; undefined for none. */
  selected: string | undefined;
  onSelect: (leg: string) => void;
}

/** Shows the stops of all legs on a map. On narrow screens the map can be hidden. */
export function RoutesMap({ legs, words: { of }, selected, onSelect }: Props) {
  const narrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const [open, setOpen] = useState(true);
  const map = mapContentOf(legs, selected, (number, city) => of('map.stop', { number, city }));
  return (
    <Box>
      {narrow && (
        <Button
          color="inherit"
          aria-expanded={open}
          endIcon={open ? <ExpandLess /> : <ExpandMore />}
          onClick={() => setOpen(!open)}
        >
          {of(open ? 'map.hide' : 'map.show')}
        </Button>
      )}
      {(open || !narrow) &&
        (map.points.length > 0 ? (
          <MapView
            title={of('map.title')}
            height={narrow ? 320 : 480}
            points={map.points}
            lines={map.lines}
            selected={map.stopOf(selected)}
            onSelect={(stop) => {
              const leg = map.legAt(stop);
              if (leg !== undefined) onSelect(leg);
            }}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{of('map.none')}</Typography>
        ))}
    </Box>
  );
}
