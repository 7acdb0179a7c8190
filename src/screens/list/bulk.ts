import type { ResourceDefinition } from '../../../resources/definition';
import { editManyOperation } from '../record/editMany';
import type { RecordOperation } from '../record/operation';
import type { ListState } from './state';
import type { ListRow } from './useList';

/** Returns the bulk operations that the user may run. */
export function bulkOperationsOf(
  definition: ResourceDefinition,
  trashed: ListState['trashed'],
  may: (action: string) => boolean | undefined,
): readonly RecordOperation[] {
  const { api, actions } = definition;
  const edit = may('edit') ? editManyOperation(definition) : undefined;
  const restore: RecordOperation[] =
    trashed !== 'WITHOUT' && api.restore && may('restore') ? [{ kind: 'restore' }] : [];
  if (trashed === 'ONLY') return restore;
  return [
    ...(edit ? [edit] : []),
    ...actions
      .filter((action) => action.bulk && may(action.name))
      .map((action): RecordOperation => ({ kind: 'action', action })),
    ...restore,
    ...(api.delete && may('delete') ? [{ kind: 'delete' } as const] : []),
  ];
}

/**
 * Returns the row that comes next after some rows are gone: the first one below them, or the last one above. Undefined
 * when no other row is left.
 */
export function nextRow(rows: readonly ListRow[], gone: readonly string[]): ListRow | undefined {
  const first = rows.findIndex(({ id }) => gone.includes(id));
  const isLeft = ({ id }: ListRow) => !gone.includes(id);
  return rows.slice(Math.max(first, 0)).find(isLeft) ?? rows.findLast(isLeft);
}
