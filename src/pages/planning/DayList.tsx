import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { RequestStatusBadge } from '../requests/RequestStatusBadge';
import type { BoardLeg, BoardRow } from './boardData';
import type { BoardTexts } from './boardTexts';
import { dayRowsOf } from './dayPlan';

interface Props {
  rows: readonly BoardRow[];
  unplanned: readonly BoardLeg[];
  /** First and last moment of the day. */
  time: { start: number; end: number };
  texts: BoardTexts;
  onOpen: (leg: BoardLeg) => void;
}

/** Shows a day on a narrow screen: the legs of each row in order, and the unplanned ones. It is printed as a table. */
export function DayList({ rows, unplanned, time, texts, onOpen }: Props) {
  const { t } = texts;
  const days = dayRowsOf(rows, time);
  const busy = days.filter(({ bars, blocks }) => bars.length + blocks.length > 0);
  const free = days.slice(busy.length);
  return (
    <Box sx={{ display: 'grid', gap: 2, displayPrint: 'none' }}>
      {busy.map(({ row, bars, blocks }) => (
        <Section key={row.id} title={row.title} note={row.vehicle_class ?? undefined}>
          {blocks.map((block) => (
            <Typography key={block.id} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
              {[texts.block(block), texts.period(block.start, block.end)].join(', ')}
            </Typography>
          ))}
          {bars.map(({ key, leg }) => (
            <LegLine
              key={key}
              {...{ leg, texts, onOpen }}
              start={leg.planned_start}
              end={leg.planned_end}
              heading={row.title}
            />
          ))}
        </Section>
      ))}
      {unplanned.length > 0 && (
        <Section title={t('planning:unplanned.title', { count: unplanned.length })}>
          {unplanned.map((leg) => (
            <LegLine key={leg.id} {...{ leg, texts, onOpen }} start={leg.planned_start} end={leg.planned_end} />
          ))}
        </Section>
      )}
      {free.length > 0 && (
        <Section title={t('planning:free', { count: free.length })}>
          <Typography component="li" variant="body2">
            {free.map(({ row }) => row.title).join(', ')}
          </Typography>
        </Section>
      )}
    </Box>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: React.ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ fontSize: 'body1.fontSize', mb: 0.5 }}>
        {title}{' '}
        {note && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, typography: 'body2' }}>
            {note}
          </Box>
        )}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {children}
      </Box>
    </Box>
  );
}

interface LegLineProps extends Pick<Props, 'texts' | 'onOpen'> {
  leg: BoardLeg;
  start?: string | null;
  end?: string | null;
  /** The driver or vehicle that the heading above names, and the line does not repeat. */
  heading?: string;
}

function LegLine({ leg, start, end, heading, texts, onOpen }: LegLineProps) {
  const { t, period } = texts;
  const delay = texts.delay(leg);
  return (
    <li>
      <ButtonBase
        onClick={() => onOpen(leg)}
        sx={{
          width: '100%',
          display: 'grid',
          gap: 0.25,
          justifyContent: 'start',
          justifyItems: 'start',
          textAlign: 'start',
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {texts.way(leg)}
        </Typography>
        <Typography variant="body2" component="span">
          {start && end ? period(Date.parse(start), Date.parse(end)) : t('planning:noTimes')}{' '}
          {delay && (
            <Box component="span" sx={{ display: 'inline-block', color: 'error.main', fontWeight: 600 }}>
              {delay}
            </Box>
          )}
        </Typography>
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {[leg.number, leg.driver ?? t('routes:noDriver'), leg.vehicle ?? t('routes:noVehicle'), leg.truck]
            .filter((text) => text && text !== heading)
            .join(' · ')}
        </Typography>
        <RequestStatusBadge status={leg.status} />
      </ButtonBase>
    </li>
  );
}
