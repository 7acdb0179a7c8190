import type { BaseKey, MetaQuery } from '@refinedev/core';
import { isRecord } from '../answer';
import { internalError } from '../errors';
import { type Argument, type Call, callOf } from './call';
import type { Contract } from './contract';
import { type Entity, methodOf } from './entity';
import { inputOf, type PartialRecord } from './input';
import { inputType } from './names';
import { truncatedKey } from '../truncated';
import { pathsOf } from './reading';
import { type Selection, recordPaths, selectionOf } from './selection';

/** A mutation that makes a record. */
export function createCall(contract: Contract, entity: Entity, variables: unknown, meta?: MetaQuery): Call {
  const { definition, method } = methodOf(entity, 'create');
  const record = partOf(contract, entity, variables);
  return mutationCall(contract, method, inputOf(definition, record, 'create'), meta, recordPaths(definition, contract));
}

/**
 * A mutation that changes a record. `modified_at` comes from `meta.modifiedAt`, else from the variables; `meta.previous`
 * is the record as it was read (see `inputOf`).
 */
export function updateCall(
  contract: Contract,
  entity: Entity,
  id: BaseKey,
  variables: unknown,
  meta?: MetaQuery,
): Call {
  const { definition, method } = methodOf(entity, 'update');
  const { modified_at: inVariables, ...record } = partOf(contract, entity, variables);
  const previous: unknown = meta?.previous;
  const modifiedAt: unknown = meta?.modifiedAt ?? inVariables;
  const input = {
    ...inputOf(definition, record, 'update', isRecord(previous) ? previous : {}),
    id,
    ...(definition.api.modifiedAt && modifiedAt !== undefined && { modified_at: modifiedAt }),
  };
  return mutationCall(contract, method, input, meta, recordPaths(definition, contract));
}

/** A mutation that deletes a record. */
export function deleteCall(contract: Contract, entity: Entity, id: BaseKey, meta?: MetaQuery): Call {
  return mutationCall(contract, methodOf(entity, 'delete').method, { id }, meta, ['id']);
}

/**
 * A call of any mutation.
 *
 * @param input what it takes: one `input`, or where it takes a plain argument, that argument by its name
 * @throws ApiError with reason `internal` for a mutation that the contract doesn't have, or what it doesn't take
 */
export function mutationCall(
  contract: Contract,
  method: string,
  input: PartialRecord,
  meta: MetaQuery | undefined,
  defaultPaths: readonly string[],
): Call {
  const { takes, of, returns } = contract.mutation(method);
  return callOf(
    'mutation',
    method,
    argumentsOf(method, takes, of, input),
    answerOf(contract, returns, meta, defaultPaths),
  );
}

/**
 * A call of a query that answers no page.
 *
 * @param input its arguments, by their names
 */
export function recordCall(
  contract: Contract,
  method: string,
  input: PartialRecord,
  meta: MetaQuery | undefined,
): Call {
  const { returns, takes = {} } = contract.record(method);
  const args = Object.entries(input).map(([name, value]) => {
    const type = takes[name];
    if (type === undefined) throw internalError(`Unknown field: ${method} takes no ${name}`);
    return [name, { type, value }] as const;
  });
  return callOf('query', method, Object.fromEntries(args), answerOf(contract, returns, meta, ['id']));
}

function argumentsOf(
  method: string,
  takes: string,
  of: string | undefined,
  input: PartialRecord,
): Record<string, Argument> {
  if (takes === 'input') return { input: { type: of ?? inputType(method), required: true, value: input } };
  const { [takes]: value, ...others } = input;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw internalError(`Unknown field: ${method} takes no ${unknown}`);
  return { [takes]: { type: of ?? 'ID', required: true, value } };
}

/** What is selected of an answer; nothing of a plain value. What has none of the usual fields is asked for its first. */
function answerOf(
  contract: Contract,
  returns: string,
  meta: MetaQuery | undefined,
  defaultPaths: readonly string[],
): Selection {
  if (contract.typeAt(returns, '') === undefined) return [];
  const usual = defaultPaths.filter((path) => contract.has(returns, path));
  return selectionOf(contract, returns, pathsOf(meta) ?? (usual.length > 0 ? usual : [contract.firstOf(returns)]));
}

/** A form's values, checked against the fields that the contract knows of the entity. */
function partOf(contract: Contract, entity: Entity, variables: unknown): PartialRecord {
  if (!isRecord(variables)) throw internalError('A record is written from its fields');
  const { row } = entity.one;
  const unknown = pathsIn(contract, row, variables).find((path) => !contract.has(row, path));
  if (unknown !== undefined) throw internalError(`Unknown field: ${row} has no ${unknown}`);
  return variables;
}

/** Every path that a record goes down, below relations alone: what a plain field holds is nobody's to know. */
function pathsIn(contract: Contract, type: string, record: PartialRecord, parent = ''): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (name === truncatedKey) return [];
    const path = parent + name;
    if (!contract.typeAt(type, path)) return [path];
    const records = (Array.isArray(value) ? value : [value]).filter(isRecord);
    return [path, ...records.flatMap((each) => pathsIn(contract, type, each, `${path}.`))];
  });
}
