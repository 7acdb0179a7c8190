import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RouteEstimate } from '../../../../resources/contract.generated';
import type { Words } from '../../../screens/words';
import { Badge } from '../../../ui/Badge';
import { type MenuEntry, MoreMenu } from '../../../ui/MoreMenu';
import { LegTasks } from '../tasks/LegTasks';
import { formatDistance, formatDuration } from './duration';
import { LegCrew } from './LegCrew';
import { LegTimes } from './LegTimes';
import { LegFindings } from './LegFindings';
import { legAddressOf, type Leg, shortAddressText } from './legs';

interface Props {
  leg: Leg;
  number: number;
  words: Words;
  request: string;
  estimate: RouteEstimate | undefined;
  /** Handle to drag the leg to another position. */
  handle: ReactNode;
  entries: readonly (MenuEntry | undefined | false)[];
  selected: boolean;
  onSelect: () => void;
  /** Whether the leg's tasks are expanded at first. */
  tasksExpanded: boolean;
  /** Whether the request can no longer be changed. */
  readOnly: boolean;
  reload: () => Promise<void>;
}

/** Shows a leg: its route, estimate, crew and tasks. */
export function LegCard({
  leg,
  number,
  words,
  request,
  estimate,
  handle,
  entries,
  selected,
  onSelect,
  tasksExpanded,
  readOnly,
  reload,
}: Props) {
  const { of } = words;
  const [from, to] = [shortAddressText(legAddressOf(leg, 'FROM')), shortAddressText(legAddressOf(leg, 'TO'))];
  return (
    <Paper variant="outlined" sx={{ borderColor: selected ? 'info.main' : 'divider', boxShadow: selected ? 2 : 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, p: 1, pb: 0.5 }}>
        <ButtonBase
          onClick={onSelect}
          aria-pressed={selected}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: 'flex-start',
            textAlign: 'start',
            borderRadius: 1,
            px: 0.5,
            py: 0.25,
            flexWrap: 'wrap',
            columnGap: 1,
          }}
        >
          <Typography
            variant="h3"
            component="h3"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 0.75,
              minWidth: 0,
              overflowWrap: 'anywhere',
            }}
          >
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
              {of('ordinal', { number })}
            </Box>
            <StopName text={from} words={words} />
            <ArrowForward fontSize="inherit" aria-hidden sx={{ color: 'text.secondary' }} />
            <StopName text={to} words={words} />
          </Typography>
          {leg.delivers_is_final && <Badge tone="success" label={of('fields.delivers_is_final')} />}
        </ButtonBase>
        {handle}
        <MoreMenu label={of('menu', { number })} entries={entries} />
      </Box>
      <Box sx={{ px: 2, pb: 1.5, display: 'grid', gap: 1.25 }}>
        <LegEstimate {...{ estimate, words }} />
        <LegTimes {...{ leg, words }} />
        <LegCrew {...{ leg, words }} />
        <LegFindings {...{ leg, words }} />
        <LegTasks {...{ leg, number, request, initiallyExpanded: tasksExpanded, readOnly, reload }} />
      </Box>
    </Paper>
  );
}

function StopName({ text, words: { of } }: { text: string | undefined; words: Words }) {
  if (text) return <span>{text}</span>;
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {of('noPlace')}
    </Box>
  );
}

/** Shows the distance and the driving time with breaks. */
function LegEstimate({ estimate, words: { of, t, language } }: { estimate: RouteEstimate | undefined; words: Words }) {
  const parts = estimate
    ? [
        formatDistance(estimate.kilometres, language, t),
        of('estimate.driving', { duration: formatDuration(estimate.driving_minutes, t) }),
        ...(estimate.pause_minutes > 0
          ? [of('estimate.pauses', { duration: formatDuration(estimate.pause_minutes, t) })]
          : []),
      ]
    : [of('estimate.unknown')];
  return (
    <Typography variant="body2" title={estimate && of(`estimate.${estimate.source}`)} sx={{ color: 'text.secondary' }}>
      {parts.join(' · ')}
    </Typography>
  );
}
