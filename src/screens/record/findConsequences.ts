import type { CrudFilter, DataProvider } from '@refinedev/core';
import { apiContractIndex } from '../../../providers/data/apiContractIndex';
import { whereArgumentOf } from '../../../providers/data/filters';
import { waybillDialect } from '../../../providers/data/waybillDialect';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Consequence, NotifiedPeople } from '../../../resources/operation-checks';
import { valueAt } from '../../fields/paths';
import type { RecordOperation } from './operation';
import type { JobRecords } from './progress';

/** The records of one list that an operation affects besides its own, or the people who are notified of it. */
export interface AffectedRecords {
  name: string;
  count: number;
  /** Values of the texts of the first records, by name. */
  records: readonly Readonly<Record<string, unknown>>[];
}

/** Number of affected records that the confirmation names. */
const maxNamed = 5;

/** Returns the consequences that the definition declares for an operation. */
export function consequencesOf(
  { consequences = [] }: ResourceDefinition,
  operation: RecordOperation,
): readonly (Consequence | NotifiedPeople)[] {
  const name = operation.kind === 'action' ? operation.action.name : operation.kind;
  return consequences.filter((consequence) => consequence.of.includes(name));
}

/** Returns the filters of a consequence's list for the records with these ids. */
export function consequenceFilters({ where, only }: Consequence, ids: readonly string[]): CrudFilter[] {
  return [
    { operator: 'or', value: where.map((field) => ({ field, operator: 'in' as const, value: ids })) },
    ...Object.entries(only).map(([field, value]): CrudFilter => ({ field, operator: 'in', value })),
  ];
}

/**
 * Fetches the records that an operation on these ids affects.
 *
 * @throws ApiError if a list cannot be read, for example without the permission
 */
export async function findConsequences(
  provider: DataProvider,
  definition: ResourceDefinition,
  operation: RecordOperation,
  ids: readonly string[],
): Promise<readonly AffectedRecords[]> {
  const affected = await Promise.all(
    consequencesOf(definition, operation).map(async (consequence): Promise<AffectedRecords> => {
      if ('people' in consequence) return findPeople(provider, consequence, { ids });
      const { name, list, order, values } = consequence;
      const { data, total } = await provider.getList({
        resource: list,
        pagination: { currentPage: 1, pageSize: maxNamed },
        filters: consequenceFilters(consequence, ids),
        sorters: [{ field: order, order: 'asc' }],
        meta: { fields: ['id', ...Object.values(values)] },
      });
      const records = data.map((record) =>
        Object.fromEntries(Object.entries(values).map(([key, path]) => [key, valueAt(record, path)])),
      );
      return { name, count: total, records };
    }),
  );
  return affected.filter(({ count }) => count > 0);
}

/**
 * Fetches the people who are notified when an operation runs on all records of a job. Other consequences of jobs are not
 * known, because they are found by the records' ids.
 */
export async function findPeopleOfJob(
  provider: DataProvider,
  definition: ResourceDefinition,
  operation: RecordOperation,
  { filters, trashed }: JobRecords,
): Promise<readonly AffectedRecords[]> {
  const where = whereArgumentOf(apiContractIndex.list(definition.api.list), filters, waybillDialect) ?? null;
  const found = await Promise.all(
    consequencesOf(definition, operation).flatMap((consequence) =>
      'people' in consequence ? [findPeople(provider, consequence, { where, ...(trashed && { trashed }) })] : [],
    ),
  );
  return found.filter(({ count }) => count > 0);
}

async function findPeople(
  { custom }: DataProvider,
  { name, people }: NotifiedPeople,
  input: Readonly<Record<string, unknown>>,
): Promise<AffectedRecords> {
  const answer = await custom?.({ url: '', method: 'get', meta: { method: people, input } });
  const value: unknown = answer?.data.value;
  const names = Array.isArray(value) ? value.map(String) : [];
  return { name, count: names.length, records: names.slice(0, maxNamed).map((one) => ({ name: one })) };
}
