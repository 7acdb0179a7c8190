import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { lazy } from '../../../providers/loadCode';
import type { ResourceDefinition } from '../../../resources/definition';
import { maxCompared } from '../compare/comparisonQuery';
import type { FindLocks } from '../record/locks';
import { type ChosenRecords, type RecordOperation, operationTitle } from '../record/operation';
import type { StartOptions } from '../record/progress';
import { jobRecordsOf } from './jobRecords';
import { comparisonPath } from '../record/recordUrls';
import { useAppServices } from '../../ui/appServices';
import { usePaletteActions } from '../../ui/palette/paletteActions';
import type { Words } from '../words';
import { bulkOperationsOf } from './bulk';
import { chooseRecords } from './chooseRecords';
import { SelectionSums } from './SelectionSums';
import { sumsOf } from './selectionSums';
import type { ListState } from './state';
import type { LoadedList, ListRow } from './useList';
import type { RowSelection } from './useSelection';

const ServerSums = lazy(() => import('./groups/ServerSums').then((module) => ({ default: module.ServerSums })));
const SelectionFiles = lazy(() =>
  import('./exports/SelectionFiles').then((module) => ({ default: module.SelectionFiles })),
);

interface Props {
  definition: ResourceDefinition;
  words: Words;
  selection: RowSelection;
  list: LoadedList;
  state: ListState;
  /** The visible columns. */
  columns: ListState['columns'];
  may: (action: string) => boolean | undefined;
  locksOn: FindLocks;
  onOperation: (options: Pick<StartOptions, 'operation' | 'subjects' | 'leftOut' | 'job'>) => void;
}

/** Largest page of ids that the API returns. */
const idPageSize = 100;

/** A narrow screen scrolls the operations sideways, because their lines would cover the cards. */
const operationsSx = {
  display: { xs: 'flex', sm: 'contents' },
  gap: 0.5,
  width: '100%',
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
};

/** Renders the number of selected rows and the bulk operations. */
export function SelectionBar({ definition, words, selection, list, state, columns, may, locksOn, onOperation }: Props) {
  const { t } = words;
  const { trashed } = state;
  const { rows, isAllSelected } = selection;
  const { total } = list;
  const count = isAllSelected ? (total?.count ?? rows.size) : rows.size;
  const exceedsCount = isAllSelected && total?.hasMore === true;
  const visibleSelected = list.rows.filter(({ id }) => rows.has(id));
  const latestRows = [...new Map([...rows, ...visibleSelected.map((row) => [row.id, row] as const)]).values()];
  const context = { definition, words, locksOn };
  // Rows of other pages may have changed, and lack the values of columns that were added since.
  const hasRowsElsewhere = visibleSelected.length < rows.size;
  const { dialect } = useAppServices();
  const isSummedByServer = dialect === 'waybill' && (isAllSelected || hasRowsElsewhere);
  const ids = useMemo(() => [...rows.keys()], [rows]);

  const fetchAll = async (operation: RecordOperation, stopped: () => boolean): Promise<ChosenRecords> => {
    const allRows: ListRow[] = [];
    for (let page = 1; !stopped(); page += 1) {
      const { rows: next, hasMorePages } = await list.fetchIds(page, idPageSize);
      allRows.push(...next);
      if (!hasMorePages) break;
    }
    return chooseRecords(allRows, operation, context);
  };

  const bulkOperations = bulkOperationsOf(definition, trashed, may).map((operation) => {
    const chosen = chooseRecords(latestRows, operation, context);
    const job = jobRecordsOf(definition, operation, {
      rows: chosen.subjects,
      all: isAllSelected ? list.all : undefined,
      total,
    });
    return {
      operation,
      job,
      chosen: isAllSelected
        ? { subjects: async (stopped: () => boolean) => fetchAll(operation, stopped), leftOut: undefined }
        : chosen,
      count: isAllSelected ? count : chosen.subjects.length,
    };
  });

  const possibleOperations = bulkOperations.filter(({ count: fitting }) => fitting > 0);
  usePaletteActions(
    possibleOperations.map(({ operation, chosen, job, count: fitting }) => ({
      id: operation.kind === 'action' ? operation.action.name : operation.kind,
      title: `${operationTitle(operation, words)} (${fitting})`,
      run: () => onOperation({ operation, ...chosen, job }),
    })),
  );
  const isPageSelected = list.rows.length > 0 && list.rows.every(({ id }) => rows.has(id));
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 40, minWidth: 0, maxWidth: '100%' }}
    >
      <IconButton size="small" title={t('engine:list.clearSelection')} onClick={selection.clear}>
        <Close fontSize="small" />
      </IconButton>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {exceedsCount ? t('engine:list.selectedMore', { total: count }) : t('engine:list.selected', { count })}
      </Typography>
      {isPageSelected && !isAllSelected && trashed !== 'WITH' && total && total.count > rows.size && (
        <Button size="small" onClick={selection.selectAll}>
          {total.hasMore
            ? t('engine:list.selectAllMore', { total: total.count })
            : t('engine:list.selectAll', { count: total.count })}
        </Button>
      )}
      <Box sx={operationsSx}>
        {definition.compare && trashed !== 'ONLY' && <CompareSelected {...{ definition, words, count }} ids={ids} />}
        {possibleOperations.map(({ operation, chosen, job, count: fitting }) => (
          <Button
            key={operation.kind === 'action' ? operation.action.name : operation.kind}
            size="small"
            variant="outlined"
            color={operation.kind === 'delete' ? 'error' : 'primary'}
            onClick={() => onOperation({ operation, ...chosen, job })}
          >
            {operationTitle(operation, words)}
            {fitting !== count && ` (${fitting})`}
          </Button>
        ))}
        <Suspense fallback={null}>
          <SelectionFiles {...{ definition, words, state, list }} ids={isAllSelected ? undefined : ids} />
        </Suspense>
      </Box>
      {isSummedByServer && (
        <Suspense fallback={null}>
          <ServerSums {...{ definition, words, state, columns }} ids={isAllSelected ? undefined : ids} />
        </Suspense>
      )}
      {!isSummedByServer && !isAllSelected && rows.size > 1 && (
        <SelectionSums {...{ definition, words }} sums={sumsOf(latestRows, definition, columns)} />
      )}
    </Stack>
  );
}

interface CompareProps {
  definition: ResourceDefinition;
  words: Words;
  ids: readonly string[];
  /** Number of selected rows, including those of other pages. */
  count: number;
}

/** Renders the link to the comparison of the selected rows, or that there are too many of them. */
function CompareSelected({ definition, words: { t }, ids, count }: CompareProps) {
  if (count > maxCompared) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', px: 1 }}>
        {t('engine:compare.most', { max: maxCompared })}
      </Typography>
    );
  }
  return (
    <Button size="small" variant="outlined" component={Link} to={comparisonPath(definition, ids)}>
      {t(count === 1 ? 'engine:compare.with' : 'engine:compare.open')}
    </Button>
  );
}
