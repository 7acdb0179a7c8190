import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ResourceDefinition } from '../../../resources/definition';
import { matchesCondition } from '../../fields/matchesCondition';
import { valueAt } from '../../fields/paths';
import { isLocked, type FindLocks } from '../record/locks';
import { type RecordOperation, operationTitle, operationSubjectOf, withInputValues } from '../record/operation';
import type { OperationSubjects } from '../record/useOperation';
import type { Words } from '../words';
import { rowPathOf } from './query';
import type { ListState } from './state';
import type { LoadedList, ListRow } from './useList';
import type { RowSelection } from './useSelection';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  selection: RowSelection;
  list: LoadedList;
  trashed: ListState['trashed'];
  may: (action: string) => boolean | undefined;
  locksOn: FindLocks;
  onOperation: (operation: RecordOperation, subjects: OperationSubjects, count: number) => void;
}

/** Largest page of ids that the API returns. */
const idPageSize = 100;

/** Renders the number of selected rows and the bulk operations. */
export function SelectionBar({ definition, words, selection, list, trashed, may, locksOn, onOperation }: Props) {
  const { t } = words;
  const { rows, isAllSelected } = selection;
  const count = isAllSelected ? list.total : rows.size;
  const title = rowPathOf(definition, definition.title);
  const visibleSelected = list.rows.filter(({ id }) => rows.has(id));
  const latestRows = new Map([...rows, ...visibleSelected.map((row) => [row.id, row] as const)]);

  const subjectsOf = (operation: RecordOperation, selected: readonly ListRow[]) =>
    selected.map((row) =>
      withInputValues(operation, operationSubjectOf(row, words, title), (path) =>
        valueAt(row, rowPathOf(definition, path)),
      ),
    );

  const fetchAllSubjects = async (operation: RecordOperation, stopped: () => boolean) => {
    const allRows: ListRow[] = [];
    for (let page = 1; !stopped(); page += 1) {
      const { rows: next, total } = await list.fetchIds(page, idPageSize);
      allRows.push(...next);
      if (next.length === 0 || allRows.length >= total) break;
    }
    return stopped() ? [] : subjectsOf(operation, allRows);
  };

  const bulkOperations = bulkOperationsOf(definition, trashed, may).map((operation) => {
    const fittingRows = [...latestRows.values()].filter((row) => isPossible(operation, row, definition, locksOn));
    return {
      operation,
      subjects: isAllSelected
        ? (stopped: () => boolean) => fetchAllSubjects(operation, stopped)
        : subjectsOf(operation, fittingRows),
      count: isAllSelected ? count : fittingRows.length,
    };
  });

  const possibleOperations = bulkOperations.filter(({ count: fitting }) => fitting > 0);
  const isPageSelected = list.rows.length > 0 && list.rows.every(({ id }) => rows.has(id));
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 40 }}>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {t('engine:list.selected', { count })}
      </Typography>
      {isPageSelected && !isAllSelected && trashed !== 'WITH' && list.total > rows.size && (
        <Button size="small" onClick={selection.selectAll}>
          {t('engine:list.selectAll', { count: list.total })}
        </Button>
      )}
      {possibleOperations.map(({ operation, subjects, count: fitting }) => (
        <Button
          key={operation.kind === 'action' ? operation.action.name : operation.kind}
          size="small"
          variant="outlined"
          color={operation.kind === 'delete' ? 'error' : 'primary'}
          onClick={() => onOperation(operation, subjects, fitting)}
        >
          {operationTitle(operation, words)}
          {fitting !== count && ` (${fitting})`}
        </Button>
      ))}
      <IconButton size="small" title={t('engine:list.clearSelection')} onClick={selection.clear}>
        <Close fontSize="small" />
      </IconButton>
    </Stack>
  );
}

/** Returns the bulk operations that the user may run. */
export function bulkOperationsOf(
  { api, actions }: ResourceDefinition,
  trashed: ListState['trashed'],
  may: Props['may'],
): readonly RecordOperation[] {
  const restore: RecordOperation[] =
    trashed !== 'WITHOUT' && api.restore && may('restore') ? [{ kind: 'restore' }] : [];
  if (trashed === 'ONLY') return restore;
  return [
    ...actions
      .filter((action) => action.bulk && may(action.name))
      .map((action): RecordOperation => ({ kind: 'action', action })),
    ...restore,
    ...(api.delete && may('delete') ? [{ kind: 'delete' } as const] : []),
  ];
}

/**
 * Returns whether an operation is possible for a row. This depends on whether the row is deleted, on the action's
 * condition and on the record's locks.
 */
function isPossible(
  operation: RecordOperation,
  row: ListRow,
  definition: ResourceDefinition,
  locksOn: FindLocks,
): boolean {
  const isDeleted = Boolean(row.deleted_at);
  if (operation.kind === 'restore') return isDeleted;
  if (isDeleted) return false;
  const valueOf = (path: string) => valueAt(row, rowPathOf(definition, path));
  const { name, when } = operation.kind === 'action' ? operation.action : { name: operation.kind, when: undefined };
  return matchesCondition(when, valueOf) && !isLocked(locksOn(row.id, valueOf), name);
}
