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
import { routeOnMap } from './stops';

interface Props {
  legs: readonly Leg[];
  words: Words;
  /** Id of the leg that stands out. */
  selected: string | undefined;
  onSelect: (leg: string) => void;
}

/** The route on a map: its stops in the order of the legs. Where the page is narrow it can be put away. */
export function RoutesMap({ legs, words: { of }, selected, onSelect }: Props) {
  const narrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const [open, setOpen] = useState(true);
  const shown = routeOnMap(legs, selected, (number, city) => of('map.stop', { number, city }));
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
        (shown.points.length > 0 ? (
          <MapView
            title={of('map.title')}
            height={narrow ? 320 : 480}
            points={shown.points}
            lines={shown.lines}
            selected={shown.stopOf(selected)}
            onSelect={(stop) => {
              const leg = shown.legAt(stop);
              if (leg !== undefined) onSelect(leg);
            }}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{of('map.none')}</Typography>
        ))}
    </Box>
  );
}
