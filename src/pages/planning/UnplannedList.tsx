import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { RequestStatusBadge } from '../requests/RequestStatusBadge';
import type { BoardLeg } from './boardData';
import type { BoardTexts } from './boardTexts';

interface Props {
  legs: readonly BoardLeg[];
  texts: BoardTexts;
  /** Id of the leg that is being moved to the board. */
  moved: string | undefined;
  mayMove: boolean;
  onOpen: (leg: BoardLeg) => void;
  onSelect: (leg: BoardLeg) => void;
}

/** Lists legs that still need somebody, something or times. They can be dragged to the board. */
export const UnplannedList = memo(function UnplannedList({ legs, texts, moved, mayMove, onOpen, onSelect }: Props) {
  const { t, period } = texts;
  return (
    <Box
      component="section"
      aria-labelledby="unplanned"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, gap: 1 }}
    >
      <Typography id="unplanned" variant="h2" sx={{ fontSize: 'body1.fontSize' }}>
        {t('planning:unplanned.title', { count: legs.length })}
      </Typography>
      {legs.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('planning:unplanned.none')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0.25, display: 'grid', gap: 1, overflowY: 'auto', alignContent: 'start' }}
      >
        {legs.map((leg) => (
          <li key={leg.id}>
            <ButtonBase
              data-unplanned={leg.id}
              onClick={() => onOpen(leg)}
              onFocus={() => onSelect(leg)}
              sx={{
                width: '100%',
                display: 'block',
                textAlign: 'start',
                p: 1,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                opacity: moved === leg.id ? 0.4 : 1,
                cursor: mayMove ? 'grab' : 'pointer',
                typography: 'body2',
                // A finger that rests on a leg drags it and selects no text.
                userSelect: 'none',
                WebkitTouchCallout: 'none',
                '& > *': { pointerEvents: 'none' },
              }}
            >
              <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
                {texts.way(leg)}
              </Box>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
                {[leg.number, leg.customer_name].filter(Boolean).join(' · ')}
              </Box>
              <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                {leg.planned_start && leg.planned_end
                  ? period(Date.parse(leg.planned_start), Date.parse(leg.planned_end))
                  : t('planning:noTimes')}
              </Box>
              <Box component="span" sx={{ display: 'block', color: 'warning.main', typography: 'caption' }}>
                {missingText(leg, t)}
              </Box>
              <RequestStatusBadge status={leg.status} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
});

/** Returns what a leg still needs, as a text. */
function missingText(leg: BoardLeg, t: BoardTexts['t']): string {
  const missing = [
    !leg.driver_id && 'driver',
    !leg.vehicle_id && 'vehicle',
    !leg.truck_id && !leg.truck_is_not_required && 'truck',
    !leg.planned_start && 'times',
  ].filter((one) => one !== false);
  return t('planning:unplanned.missing', { what: missing.map((one) => t(`planning:unplanned.${one}`)).join(', ') });
}
