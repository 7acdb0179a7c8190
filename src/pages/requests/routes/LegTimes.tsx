import Typography from '@mui/material/Typography';
import { formatMoment } from '../../../fields/datetime';
import type { Words } from '../../../screens/words';
import { formatDuration } from './duration';
import type { Leg } from './legs';
import { periodText } from './legTimes';
import { progressOf } from './legProgress';

/** Shows the planned times, whether a person has set them, and what is expected or has happened instead. */
export function LegTimes({ leg, words }: { leg: Leg; words: Words }) {
  const { planned_start, planned_end, planned_by_hand } = leg;
  if (planned_start === null || planned_end === null) return null;
  const context = words.fieldContext('planned_start');
  const progress = progressOf(leg);
  return (
    <>
      <Typography variant="body2">
        {words.of('times.planned', { when: periodText({ from: planned_start, to: planned_end }, context) })}
        {planned_by_hand && ` · ${words.of('times.byHand')}`}
      </Typography>
      {progress && (
        <Typography variant="body2">
          {words.of(`times.${progress.state}`, { when: formatMoment(progress.end, context) })}
          {progress.lateMinutes > 0 && ' · '}
          {progress.lateMinutes > 0 && (
            <Typography
              component="span"
              variant="inherit"
              sx={{ color: 'warning.main', fontWeight: 600, whiteSpace: 'nowrap' }}
            >
              {words.of('times.late', { duration: formatDuration(progress.lateMinutes, words.t) })}
            </Typography>
          )}
        </Typography>
      )}
    </>
  );
}
