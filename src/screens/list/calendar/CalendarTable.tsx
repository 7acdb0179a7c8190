import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { Words } from '../../words';
import { BarLink } from './BarLink';
import type { RowBar } from './calendarQuery';
import { dayInWords } from './days';
import { layoutWeek, type BarSegment } from './layout';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  fields: readonly string[];
  title: string;
  weeks: readonly (readonly string[])[];
  /** The shown month as `YYYY-MM`: days of other months are paler. Absent for a week. */
  month: string | undefined;
  today: string;
  bars: readonly RowBar[];
  /** Largest number of bars in a day. Further bars are shown in the day's dialog. */
  lanes: number;
  onDay: (day: string) => void;
}

const headHeight = 26;
const laneHeight = 26;

/** Renders weeks as a table of days. A bar is rendered in the cell of its first day and extends over its other days. */
export function CalendarTable({ definition, words, fields, title, weeks, month, today, bars, lanes, onDay }: Props) {
  const { language } = words;
  const [first = []] = weeks;
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        height: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        bgcolor: 'background.paper',
        '& td, & th': { border: 1, borderColor: 'divider', p: 0 },
      }}
    >
      <caption style={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          {first.map((day) => (
            <Box
              key={day}
              component="th"
              scope="col"
              sx={{ typography: 'caption', fontWeight: 600, color: 'text.secondary', height: 28 }}
            >
              <span aria-hidden>{dayInWords(day, language, { weekday: 'short' })}</span>
              <span style={visuallyHidden}>{dayInWords(day, language, { weekday: 'long' })}</span>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => {
          const { segments, hidden } = layoutWeek(bars, days, lanes);
          const used = Math.max(1, ...segments.map(({ lane }) => lane + 1));
          return (
            <tr key={days[0]}>
              {days.map((day, index) => (
                <DayCell
                  key={day}
                  {...{ definition, words, fields, day, lanes, onDay }}
                  isToday={day === today}
                  isPale={month !== undefined && !day.startsWith(month)}
                  height={headHeight + (lanes > 0 ? used * laneHeight : 0) + 30}
                  segments={segments.filter(({ start }) => start === index)}
                  hiddenCount={hidden[index] ?? 0}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

interface DayCellProps extends Pick<Props, 'definition' | 'words' | 'fields' | 'lanes' | 'onDay'> {
  day: string;
  isToday: boolean;
  isPale: boolean;
  height: number;
  /** The segments of bars that start on this day. */
  segments: readonly BarSegment<RowBar>[];
  /** Number of bars that do not fit. */
  hiddenCount: number;
}

/** Renders a day with its bars, and a button that opens the day when some bars do not fit. */
function DayCell(props: DayCellProps) {
  const { definition, words, fields, day, isToday, isPale, height, segments, hiddenCount, lanes, onDay } = props;
  const { t } = useTranslation('board');
  const dayName = dayInWords(day, words.language, { day: 'numeric', month: 'long' });
  return (
    <Box
      component="td"
      aria-current={isToday ? 'date' : undefined}
      sx={{
        position: 'relative',
        verticalAlign: 'top',
        height,
        bgcolor: isPale ? 'background.default' : undefined,
      }}
    >
      <DayNumber {...{ day, dayName, isToday, isPale }} />
      {segments.map(({ bar, lane, length }) => (
        <Box
          key={bar.key}
          sx={{
            position: 'absolute',
            zIndex: 1,
            top: headHeight + lane * laneHeight,
            left: 2,
            width: `calc(${length * 100}% + ${length - 1}px - 5px)`,
          }}
        >
          <BarLink {...{ definition, words, fields, bar }} />
        </Box>
      ))}
      {hiddenCount > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('calendar.moreOn', {
            count: hiddenCount,
            day: dayName,
          })}
          onClick={() => onDay(day)}
          sx={{
            position: 'absolute',
            bottom: 1,
            left: 2,
            px: 0.5,
            py: 0,
            minWidth: 24,
            minHeight: 24,
            typography: 'caption',
            fontWeight: 600,
          }}
        >
          {lanes > 0 ? t('calendar.more', { count: hiddenCount }) : hiddenCount}
        </Button>
      )}
    </Box>
  );
}

/** Renders the number of a day. Screen readers read its full name. */
function DayNumber({
  day,
  dayName,
  isToday,
  isPale,
}: Pick<DayCellProps, 'day' | 'isToday' | 'isPale'> & { dayName: string }) {
  return (
    <Box
      sx={{
        height: headHeight,
        px: 0.75,
        pt: 0.5,
        typography: 'caption',
        color: isPale ? 'text.secondary' : undefined,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={
          isToday
            ? {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                borderRadius: 1,
                px: 0.75,
                py: 0.25,
                fontWeight: 600,
              }
            : undefined
        }
      >
        {Number(day.slice(8))}
      </Box>
      <span style={visuallyHidden}>{dayName}</span>
    </Box>
  );
}
