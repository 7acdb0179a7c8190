import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from '../../../../resources/list-views';
import type { Words } from '../../words';
import { type CalendarSpan, calendarSpans } from '../state';
import type { ChangeListState } from '../useListState';
import { addDays } from '../../../fields/day';
import { firstDayOfMonth } from './days';

interface Props {
  words: Words;
  view: CalendarView;
  span: CalendarSpan;
  day: string;
  title: string;
  change: ChangeListState;
}

/** Renders the calendar's navigation and legend. */
export function CalendarBar({ words, view, span, day, title, change }: Props) {
  const { t } = useTranslation('board');
  const move = (direction: 1 | -1) =>
    change({ day: span === 'month' ? firstDayOfMonth(day, direction) : addDays(day, direction * 7) });
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton size="small" aria-label={t(`calendar.previous.${span}`)} onClick={() => move(-1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton size="small" aria-label={t(`calendar.next.${span}`)} onClick={() => move(1)}>
        <ChevronRight />
      </IconButton>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        sx={{ borderColor: 'divider' }}
        onClick={() => change({ day: null })}
      >
        {t('calendar.today')}
      </Button>
      <Typography
        component="h2"
        variant="h2"
        aria-live="polite"
        sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {title}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Stack direction="row" spacing={1.5}>
        {view.windows.map(({ name, tone }) => (
          <Typography key={name} variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              component="span"
              aria-hidden
              sx={{ width: 18, textAlign: 'center', fontWeight: 700, borderLeft: 4, borderColor: `${tone}.main` }}
            >
              {words.of(`windows.${name}`).charAt(0)}
            </Box>
            {words.of(`windows.${name}`)}
          </Typography>
        ))}
      </Stack>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('calendar.span')}
        value={span}
        onChange={(_, chosen: CalendarSpan | null) => chosen && change({ span: chosen })}
      >
        {calendarSpans.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`calendar.spans.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
