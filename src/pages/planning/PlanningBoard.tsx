import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useDayContext } from '../../fields/useDayContext';
import { dayInWords } from '../../screens/list/calendar/days';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { PageHeader } from '../../ui/PageHeader';
import { ProgressLine } from '../../ui/ProgressLine';
import { RetryAlert } from '../../ui/RetryAlert';
import { addDays } from '../../fields/day';
import type { BoardLeg } from './boardData';
import { BoardFilters } from './BoardFilters';
import { BoardLegDialog } from './BoardLegDialog';
import { filterRows, minFreeMs } from './boardFilter';
import { useBoardTexts } from './boardTexts';
import { BoardToolbar } from './BoardToolbar';
import { type BoardRange, daysOfRange, firstDayOf } from './boardUrl';
import { DayList } from './DayList';
import { PlanningTimeline } from './PlanningTimeline';
import { PrintedPlan } from './PrintedPlan';
import { ReasonDialog } from './ReasonDialog';
import { boardRowsOf } from './rowBars';
import { timeAxisOf } from './timeAxis';
import { useBoardState } from './useBoardState';
import { useIsPrinting } from './useIsPrinting';
import { usePlanDocument } from './usePlanDocument';
import { usePlanningBoard } from './usePlanningBoard';
import { useReasonQuestion } from './useReasonQuestion';
import { useSaveMove } from './useSaveMove';

const hourMs = 3_600_000;
/** Least pixels of an hour, by the shown range. A wide board stretches them. */
const hourWidths: Readonly<Record<BoardRange, number>> = { day: 44, week: 8, 'two-weeks': 5 };

/** Shows the planning board with its filters; on a narrow screen the legs of a day as a list. */
export function PlanningBoard({ isNarrow }: { isNarrow: boolean }) {
  const texts = useBoardTexts();
  const { t, language } = texts;
  const { timeZone, today, firstWeekday } = useDayContext();
  const [state, change] = useBoardState();
  const range = isNarrow ? 'day' : state.range;
  const first = firstDayOf({ range, day: state.day }, today, firstWeekday);
  const axis = useMemo(
    () => timeAxisOf(first, daysOfRange[range], timeZone, hourWidths[range]),
    [first, range, timeZone],
  );
  const { board, query, reload, reloadSoon, replaceLeg } = usePlanningBoard({
    rows: state.rows,
    start: axis.start,
    end: axis.end,
  });
  const { question, askForReason } = useReasonQuestion();
  const { save, saving } = useSaveMove({ reloadSoon, replaceLeg, askForReason });
  const [isMoving, setIsMoving] = useState(false);
  // Changes by others wait until a move has ended, so that nothing moves under the pointer.
  const [shown, setShown] = useState(board);
  if (!isMoving && shown !== board) setShown(board);
  const [opened, setOpened] = useState<BoardLeg>();
  const isPrinting = useIsPrinting();
  const { download, busy: isPdfBusy } = usePlanDocument();

  const rows = useMemo(() => (shown ? boardRowsOf(shown, state.rows, saving) : undefined), [shown, state.rows, saving]);
  const { search, onlyFree } = state;
  const [statuses, classes] = [state.statuses.join(','), state.classes.join(',')];
  const filtered = useMemo(() => {
    const list = (text: string) => text.split(',').filter(Boolean);
    return filterRows(rows ?? [], { search, onlyFree, statuses: list(statuses), classes: list(classes) }, axis);
  }, [rows, search, onlyFree, statuses, classes, axis]);
  const classOptions = useMemo(() => {
    const titles = new Map(rows?.map((row) => [row.vehicle_class_id ?? '', row.vehicle_class ?? '']));
    return [...titles].filter(([id]) => id !== '').map(([id, title]) => ({ id, title }));
  }, [rows]);

  const filteredIds = rows && filtered.length < rows.length ? filtered.map(({ id }) => id) : undefined;
  const last = addDays(first, daysOfRange[range] - 1);
  const days = [...new Set([first, last])].map((day) => dayInWords(day, language, { dateStyle: 'full' })).join(' – ');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        flex: 1,
        minHeight: { xs: 0, md: 480 },
        height: isNarrow ? undefined : { xs: 'calc(100dvh - 100px)', md: 'auto' },
      }}
    >
      <DocumentTitle title={t('planning:title')} />
      <Box sx={{ displayPrint: 'none' }}>
        <PageHeader title={t('planning:title')} focusOnMount />
      </Box>
      <BoardToolbar
        {...{ state, change, first, today, texts, isNarrow }}
        onPrint={() => window.print()}
        onPdf={
          download && (() => void download({ rows: state.rows, first, days: daysOfRange[range], rowIds: filteredIds }))
        }
        isPdfBusy={isPdfBusy}
      />
      <BoardFilters
        {...{ state, change, texts }}
        classes={classOptions}
        freeHours={Math.round(minFreeMs(axis) / hourMs)}
      />
      {query.isError && <RetryAlert error={query.error} severity="error" onRetry={() => void query.refetch()} />}
      {shown?.incomplete && <Alert severity="info">{t('planning:incomplete')}</Alert>}
      {!shown && query.isFetching && (
        <>
          <ProgressLine label={t('app:loading')} />
          <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 240 }} />
        </>
      )}
      {rows && filtered.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t(rows.length === 0 ? 'planning:empty' : 'planning:noRows')}
        </Typography>
      )}
      {shown &&
        (isNarrow ? (
          <DayList rows={filtered} unplanned={shown.unplanned} time={axis} texts={texts} onOpen={setOpened} />
        ) : (
          <PlanningTimeline
            rows={filtered}
            unplanned={shown.unplanned}
            by={state.rows}
            statuses={state.statuses}
            isFetching={query.isFetching}
            onOpen={setOpened}
            onMoving={setIsMoving}
            {...{ axis, range, today, texts, save }}
          />
        ))}
      {isPrinting && (
        <PrintedPlan
          rows={filtered}
          time={axis}
          title={t('planning:print.title', { days })}
          by={state.rows}
          texts={texts}
        />
      )}
      {question && <ReasonDialog key={question.leg.id} question={question} />}
      {opened && <BoardLegDialog leg={opened} reload={reload} onClose={() => setOpened(undefined)} />}
    </Box>
  );
}
