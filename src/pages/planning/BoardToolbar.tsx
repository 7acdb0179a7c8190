import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import { dayPattern } from '../../fields/datetime';
import { useClickShortcut } from '../../ui/shortcuts/useShortcut';
import type { BoardTexts } from './boardTexts';
import { type BoardState, boardRanges, dayBeside, rowKinds } from './boardUrl';

const DayInput = lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.DateInput })));

interface Props {
  state: BoardState;
  change: (patch: Partial<BoardState>) => void;
  /** First day that is shown. */
  first: string;
  today: string;
  texts: BoardTexts;
  /** Whether only days can be shown, because the screen is narrow. */
  isNarrow: boolean;
  onPrint: () => void;
  /** Downloads the shown days as a PDF; undefined if the user may not. */
  onPdf: (() => void) | undefined;
  isPdfBusy: boolean;
}

/** Lets the user choose the rows, the range and the days of the board. */
export function BoardToolbar({ state, change, first, today, texts, isNarrow, onPrint, onPdf, isPdfBusy }: Props) {
  const { t, language, context } = texts;
  const range = isNarrow ? 'day' : state.range;
  const previous = useClickShortcut<HTMLButtonElement>('previousPeriod');
  const next = useClickShortcut<HTMLButtonElement>('nextPeriod');
  const current = useClickShortcut<HTMLButtonElement>('today');
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      // The label of the day stands above its field, and must not touch the line before it.
      sx={{ flexWrap: 'wrap', rowGap: 1.5, alignItems: 'center', displayPrint: 'none' }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('planning:rows.label')}
        value={state.rows}
        onChange={(_, rows: BoardState['rows'] | null) => rows && change({ rows })}
      >
        {rowKinds.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {t(`planning:rows.${kind}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!isNarrow && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('planning:range.label')}
          value={range}
          onChange={(_, chosen: BoardState['range'] | null) => chosen && change({ range: chosen })}
        >
          {boardRanges.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`planning:range.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, width: { xs: '100%', sm: 'auto' } }}>
        <IconButton
          {...previous}
          size="small"
          aria-label={t(`planning:previous.${range}`)}
          onClick={() => change({ day: dayBeside(first, range, -1) })}
        >
          <ChevronLeft />
        </IconButton>
        <Box sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 190 }, minWidth: 0 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
            <DayInput
              key={first}
              {...{ language, today }}
              id="planning-day"
              format={dayPattern(context)}
              label={t(range === 'day' ? 'planning:day' : 'planning:firstDay')}
              help={undefined}
              error={false}
              required={false}
              // The board always shows a day. On a phone, the button would cover the year.
              clearable={false}
              value={first}
              onChange={(day) => {
                if (day !== '' && day !== first) change({ day });
              }}
              onBlur={() => {}}
            />
          </Suspense>
        </Box>
        <IconButton
          {...next}
          size="small"
          aria-label={t(`planning:next.${range}`)}
          onClick={() => change({ day: dayBeside(first, range, 1) })}
        >
          <ChevronRight />
        </IconButton>
        <Button
          {...current}
          variant="outlined"
          color="inherit"
          sx={{ borderColor: 'divider' }}
          onClick={() => change({ day: null })}
        >
          {t('planning:today')}
        </Button>
      </Box>
      <Box sx={{ flex: 1 }} />
      {onPdf && (
        <Button startIcon={<PictureAsPdf />} disabled={isPdfBusy} onClick={onPdf}>
          {t('planning:print.pdf')}
        </Button>
      )}
      <Button startIcon={<Print />} onClick={onPrint}>
        {t('planning:print.button')}
      </Button>
    </Stack>
  );
}
