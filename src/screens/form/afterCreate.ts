import type { DataProvider } from '@refinedev/core';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import type { LoadedRecord } from '../record/loadedRecord';
import { type RecordOperation, operationSubjectOf, withInputValues } from '../record/operation';
import { mutationInputOf } from '../record/operationInput';
import type { Words } from '../words';

/** Returns the paths of a new record whose values the action `afterCreate` sends. */
export function afterCreateFields({ actions, afterCreate }: ResourceDefinition): string[] {
  return Object.values(actions.find(({ name }) => name === afterCreate)?.with ?? {});
}

/** Runs the definition's action `afterCreate` on a new record. Does nothing when there is none. */
export async function performAfterCreate(
  provider: DataProvider,
  { actions, afterCreate }: ResourceDefinition,
  words: Words,
  record: LoadedRecord,
): Promise<void> {
  const action = actions.find(({ name }) => name === afterCreate);
  if (!action) return;
  const operation: RecordOperation = { kind: 'action', action };
  const subject = withInputValues(operation, operationSubjectOf(record, words), (path) => valueAt(record, path));
  const input = mutationInputOf(action, subject);
  await provider.custom?.({ url: '', method: 'post', meta: { method: action.method, input } });
}
