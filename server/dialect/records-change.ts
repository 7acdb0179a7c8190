import type { GraphQLField } from 'graphql';
import type { Entity } from './entity';
import { invalidInputError, type Problems } from './errors';
import { type MethodResolver, transactionalResolver } from './methods';
import { rowPolicyOf } from './scope';
import type { RowLock } from './write/lock-rows';
import {
  beginMutation,
  conflictError,
  type MutationContext,
  outOfSightError,
  publishAndRead,
  publishChanges,
  readRecord,
} from './write/mutations';
import { findExistingIds } from './write/rows';
import { StaleRowError } from './write/store';

/** A record to change, with the `modified_at` that it must have; null: not checked. */
export interface RecordVersion {
  id: string;
  version: string | null;
}

/** The context of a change of several records. */
export type RecordsMutation = Omit<MutationContext, 'selection'>;

/**
 * Changes records in a transaction, all by the same values. Returns the ids of those that have changed.
 * @throws RefusedRecordsError with the errors of all records that cannot be changed
 */
export type ChangeRecords<Values> = (
  records: readonly RecordVersion[],
  values: Values,
  mutation: RecordsMutation,
) => Promise<readonly string[]>;

/** Thrown by a change of several records: why some of them cannot be changed, by id. */
export class RefusedRecordsError extends Error {
  constructor(readonly errors: ReadonlyMap<string, Error>) {
    super('Records were refused.');
  }
}

/** Throws if records are refused. */
export function requireNoneRefused(errors: ReadonlyMap<string, Error>): void {
  if (errors.size > 0) throw new RefusedRecordsError(errors);
}

/** Refuses all records for the same problems, so that no part of them is tried again. */
export function refuseAll(ids: readonly string[], problems: Problems): never {
  const error = invalidInputError(problems);
  throw new RefusedRecordsError(new Map(ids.map((id) => [id, error])));
}

/** @throws RefusedRecordsError with the written records that the caller may not see any more */
export async function requireVisible(entity: Entity, ids: readonly string[], mutation: RecordsMutation): Promise<void> {
  if (!rowPolicyOf(entity, mutation)) return;
  const visible = await findExistingIds(beginMutation(mutation), entity, ids);
  requireNoneRefused(new Map(ids.filter((id) => !visible.has(id)).map((id) => [id, outOfSightError()])));
}

/** The input of a mutation whose types GraphQL has checked. */
export type CheckedInput = Readonly<Record<string, unknown>>;

/** A change of several records of an entity by an input without the records' ids and versions. */
interface SharedChange {
  entity: Entity;
  lock: RowLock;
  /** Returns undefined if records cannot be changed together by the input. */
  changeBy: (
    input: CheckedInput,
  ) => ((records: readonly RecordVersion[], at: RecordsMutation) => Promise<readonly string[]>) | undefined;
}

const changesByResolver = new WeakMap<object, SharedChange>();
const changesByField = new WeakMap<GraphQLField<unknown, unknown>, SharedChange>();

/** A mutation of one record, whose rules also change many records at once. */
interface ChangeMethod<Arguments, Values> {
  entity: Entity;
  /** How strongly `change` locks its records. */
  lock: RowLock;
  /** Returns the record of a call and the values that it sets. */
  recordOf: (args: Arguments) => RecordVersion & { values: Values };
  /** Returns the values that an input sets in all records; undefined if records cannot be changed together by it. */
  sharedValuesOf: (input: CheckedInput) => Values | undefined;
  change: ChangeRecords<Values>;
}

/** Returns the resolver of a mutation that changes one record by the rules by which bulk actions change many. */
export function resolverOfChange<Arguments, Values>(
  method: ChangeMethod<Arguments, Values>,
): MethodResolver<Arguments> {
  const { entity, lock, recordOf, sharedValuesOf, change } = method;
  const resolver = transactionalResolver<Arguments>(async (args, mutation) => {
    const { id, version, values } = recordOf(args);
    try {
      const changed = await change([{ id, version }], values, mutation);
      return changed.includes(id)
        ? await publishAndRead(mutation, entity, id, 'UPDATED')
        : await readRecord(entity, id, mutation);
    } catch (error) {
      if (error instanceof StaleRowError) throw await conflictError(entity, id, mutation);
      throw error instanceof RefusedRecordsError ? (error.errors.get(id) ?? error) : error;
    }
  });
  changesByResolver.set(resolver, {
    entity,
    lock,
    changeBy: (input) => {
      const values = sharedValuesOf(input);
      if (values === undefined) return undefined;
      return async (records, mutation) => {
        const changed = await change(records, values, mutation);
        await requireVisible(entity, changed, mutation);
        await publishChanges(mutation, entity, changed, 'UPDATED');
        return changed;
      };
    },
  });
  return resolver;
}

/** Remembers that a root field changes records, before its resolver is wrapped. */
export function registerChangeField(field: GraphQLField<unknown, unknown>): void {
  const change = field.resolve && changesByResolver.get(field.resolve);
  if (change) changesByField.set(field, change);
}

/** Returns how a mutation changes several records at once; undefined for a mutation without such a way. */
export function sharedChangeOf(field: GraphQLField<unknown, unknown>): SharedChange | undefined {
  return changesByField.get(field);
}
