import type { DataProvider } from '@refinedev/core';
import { apiContractIndex } from '../../../providers/data/apiContractIndex';
import { whereArgumentOf } from '../../../providers/data/filters';
import { waybillDialect } from '../../../providers/data/waybillDialect';
import type { ResourceDefinition } from '../../../resources/definition';
import { newIdempotencyKey } from '../../ui/newIdempotencyKey';
import type { ActionInput } from './actionInput';
import { isEditMany, type RecordOperation } from './operation';
import { mutationInputOf } from './operationInput';
import type { JobRecords } from './progress';

/** Counts the records of a job, all of them. */
export async function countJobRecords(
  { getList }: Pick<DataProvider, 'getList'>,
  { name }: ResourceDefinition,
  { filters, trashed }: JobRecords,
): Promise<number> {
  const { total } = await getList({
    resource: name,
    pagination: { pageSize: 0, mode: 'server' },
    filters,
    meta: { trashed },
  });
  return total;
}

/** What the server is to do. */
interface BulkJob {
  operation: RecordOperation;
  job: JobRecords;
  /** Number of records that the user has confirmed. */
  count: number;
  input?: ActionInput | undefined;
}

/** Starts the job that runs an operation on all records that match a filter. */
export async function startBulkJob(
  { custom }: Pick<DataProvider, 'custom'>,
  definition: ResourceDefinition,
  bulkJob: BulkJob,
): Promise<void> {
  const input = { key: newIdempotencyKey(), ...bulkInputOf(definition, bulkJob) };
  await custom?.({ url: '', method: 'post', meta: { method: 'startBulkAction', input } });
}

/** Returns the input of the mutation that starts the job, without its key. */
export function bulkInputOf(
  definition: ResourceDefinition,
  { operation, job, count, input }: BulkJob,
): Record<string, unknown> {
  const list = apiContractIndex.list(definition.api.list);
  const column = (definition.fields[definition.title]?.column ?? definition.title).replaceAll('.', '__');
  const [searched] = definition.list.search;
  const title = list.where.has(column) ? column : searched?.replaceAll('.', '__');
  return {
    resource: definition.name,
    list: definition.api.list,
    where: whereArgumentOf(list, job.filters, waybillDialect) ?? null,
    ...(job.trashed && { trashed: job.trashed }),
    expected_count: count,
    ...(title !== undefined && { title }),
    ...callOf(definition, operation, input),
  };
}

/** Returns the mutation of an operation, with the values that are the same for all records. */
function callOf({ api, owned }: ResourceDefinition, operation: RecordOperation, input: ActionInput | undefined) {
  switch (operation.kind) {
    case 'delete':
    case 'restore':
      return { action: operation.kind, method: api[operation.kind] };
    case 'action': {
      const { action } = operation;
      const idAs = action.idAs ?? 'id';
      const { [idAs]: _id, ...values } = mutationInputOf(action, { id: '', title: '' }, input);
      const { name, method, fields = {} } = action;
      if (!isEditMany(operation)) return { action: name, method, id_as: idAs, values };
      // An update has instructions to clear a relation, and to change a part of the record.
      const written = Object.entries(values).map(([field, value]): [string, unknown] => {
        if (value === null && fields[field]?.type === 'one') return [field, { disconnect: true }];
        return [field, owned.includes(field) ? { update: value } : value];
      });
      return { action: 'edit', method, id_as: idAs, values: Object.fromEntries<unknown>(written) };
    }
  }
}
