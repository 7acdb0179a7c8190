import type { ResourceDefinition } from '../../../resources/definition';
import { isEditMany, type RecordOperation } from '../record/operation';
import type { JobRecords } from '../record/progress';
import type { ListTotal } from './listRequest';

/** Most records on which the console runs an operation itself, with its progress in the dialog. */
export const maxConsoleRecords = 100;

/** The selected records. */
interface Selected {
  /** The selected rows that the operation applies to, unless all that match are selected. */
  rows: readonly { id: string }[];
  /** The filter of the list, when all that match are selected. */
  all: JobRecords | undefined;
  total: ListTotal | undefined;
}

/**
 * Returns the records for which the server runs an operation as a job; undefined where the console runs it. The server
 * runs what concerns many records, and what is undone by old values. The console runs the rest: its dialog shows at once
 * what happened.
 */
export function jobRecordsOf(
  { api, bulk }: ResourceDefinition,
  operation: RecordOperation,
  { rows, all, total }: Selected,
): JobRecords | undefined {
  if (!bulk || !canRunAsJob(operation)) return undefined;
  const isLarge = (all ? (total?.count ?? Infinity) : rows.length) > maxConsoleRecords;
  if (!isLarge && !isEditMany(operation)) return undefined;
  if (all) return all;
  const ids = rows.map(({ id }) => id);
  return { filters: [{ field: 'id', operator: 'in', value: ids }], trashed: api.trashed && 'WITH', count: ids.length };
}

/** Returns whether the input of an operation is the same for all records, and changes them. */
function canRunAsJob(operation: RecordOperation): boolean {
  return operation.kind !== 'action' || !(operation.action.with ?? operation.action.document);
}
