import type { BaseKey, MetaQuery } from '@refinedev/core';
import { isRecord } from '../graphqlResponse';
import { internalError } from '../errors';
import { type CallArgument, type ApiCall, buildApiCall } from './call';
import type { ContractIndex, MutationNames } from './contract';
import type { DialectSyntax } from './dialect';
import { lastChangeIn } from './lastChange';
import { type ResourceQueries, definitionWithMutation } from './resourceQueries';
import { recordInputOf, type PartialRecord } from './input';
import { inputTypeNameOf } from './names';
import { truncatedKey } from '../markTruncated';
import { requestedFieldPaths } from './listCall';
import { type FieldSelection, recordPaths, selectionOf } from './selection';

/** Builds the mutation that creates a record. */
export function buildCreateCall(
  contract: ContractIndex,
  queries: ResourceQueries,
  variables: unknown,
  meta?: MetaQuery,
): ApiCall {
  const { definition, method } = definitionWithMutation(queries, 'create');
  const record = checkedValues(contract, queries, variables);
  return buildMutationCall(
    contract,
    method,
    recordInputOf(definition, record, 'create'),
    meta,
    recordPaths(definition, contract),
  );
}

/**
 * Builds the mutation that updates a record. When it was last changed comes from `meta.modifiedAt`, else from the
 * variables, and is sent only to servers that compare it; `meta.previous` is the record as it was read (see
 * `recordInputOf`).
 */
export function buildUpdateCall(
  { contract, syntax }: { contract: ContractIndex; syntax: Pick<DialectSyntax, 'comparesLastChange'> },
  queries: ResourceQueries,
  id: BaseKey,
  variables: unknown,
  meta?: MetaQuery,
): ApiCall {
  const { definition, method } = definitionWithMutation(queries, 'update');
  const { modifiedAt: field } = definition.api;
  const record = { ...checkedValues(contract, queries, variables) };
  const modifiedAt = lastChangeIn(definition, variables, meta);
  if (field !== undefined) delete record[field];
  const previous: unknown = meta?.previous;
  const input = {
    ...recordInputOf(definition, record, 'update', isRecord(previous) ? previous : {}),
    id,
    ...(field !== undefined && modifiedAt !== undefined && syntax.comparesLastChange && { [field]: modifiedAt }),
  };
  return buildMutationCall(contract, method, input, meta, recordPaths(definition, contract));
}

/** Builds the mutation that deletes a record. */
export function buildDeleteCall(
  contract: ContractIndex,
  queries: ResourceQueries,
  id: BaseKey,
  meta?: MetaQuery,
): ApiCall {
  return buildMutationCall(contract, definitionWithMutation(queries, 'delete').method, { id }, meta, ['id']);
}

/**
 * Builds a call of any mutation.
 *
 * @param input the value of the `input` argument, or an object with the arguments by name. For a mutation with `input`
 *   and others, such as `update(id, input)`, the values of the others and those of `input` in one object
 * @throws ApiError with reason `internal` for a mutation or argument that the contract does not have
 */
export function buildMutationCall(
  contract: ContractIndex,
  method: string,
  input: PartialRecord,
  meta: MetaQuery | undefined,
  defaultPaths: readonly string[],
): ApiCall {
  const { takes, of, returns } = contract.mutation(method);
  return buildApiCall(
    'mutation',
    method,
    argumentsOf(method, takes, of, input),
    resultSelection(contract, returns, meta, defaultPaths),
  );
}

/**
 * Builds a call of a query that returns no page.
 *
 * @param input the arguments of the query, by name
 */
export function buildRecordCall(
  contract: ContractIndex,
  method: string,
  input: PartialRecord,
  meta: MetaQuery | undefined,
): ApiCall {
  const { returns, takes = {} } = contract.record(method);
  const args = namedArguments(method, takes, input);
  return buildApiCall('query', method, args, resultSelection(contract, returns, meta, ['id']));
}

function argumentsOf(
  method: string,
  takes: MutationNames['takes'],
  of: string | undefined,
  input: PartialRecord,
): Record<string, CallArgument> {
  if (typeof takes !== 'string')
    return namedArguments(method, takes, 'input' in takes ? withInput(takes, input) : input);
  if (takes === 'input') return { input: { type: of ?? inputTypeNameOf(method), required: true, value: input } };
  const { [takes]: value, ...others } = input;
  const [unknownArgument] = Object.keys(others);
  if (unknownArgument !== undefined) throw internalError(`Unknown field: ${method} takes no ${unknownArgument}`);
  return { [takes]: { type: of ?? 'ID', required: true, value } };
}

/** Separates the values of the argument `input` from those of the other arguments. */
function withInput(takes: Readonly<Record<string, string>>, values: PartialRecord): PartialRecord {
  const isArgument = ([name]: readonly [string, unknown]) => name !== 'input' && name in takes;
  const all = Object.entries(values);
  return {
    ...Object.fromEntries(all.filter(isArgument)),
    input: Object.fromEntries(all.filter((value) => !isArgument(value))),
  };
}

/** Returns arguments that the contract has by name with their types. */
function namedArguments(
  method: string,
  types: Readonly<Record<string, string>>,
  values: PartialRecord,
): Record<string, CallArgument> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const type = types[name];
      if (type === undefined) throw internalError(`Unknown field: ${method} takes no ${name}`);
      return [name, { type, value }];
    }),
  );
}

/**
 * Returns the selection of a result; empty for a scalar. When the type has none of the default paths, the selection is
 * its first field.
 */
function resultSelection(
  contract: ContractIndex,
  returns: string,
  meta: MetaQuery | undefined,
  defaultPaths: readonly string[],
): FieldSelection {
  if (contract.typeAt(returns, '') === undefined) return [];
  const availableDefaults = defaultPaths.filter((path) => contract.has(returns, path));
  return selectionOf(
    contract,
    returns,
    requestedFieldPaths(meta) ?? (availableDefaults.length > 0 ? availableDefaults : [contract.firstOf(returns)]),
  );
}

/** Returns a form's values after checking their fields against the contract. */
function checkedValues(contract: ContractIndex, queries: ResourceQueries, variables: unknown): PartialRecord {
  if (!isRecord(variables)) throw internalError('A record is written from its fields');
  const { row } = queries.one;
  const unknownPath = pathsIn(contract, row, variables).find((path) => !contract.has(row, path));
  if (unknownPath !== undefined) throw internalError(`Unknown field: ${row} has no ${unknownPath}`);
  return variables;
}

/**
 * Returns all dotted paths of a record. Does not descend into JSON fields, because the contract does not describe their
 * content.
 */
function pathsIn(contract: ContractIndex, type: string, record: PartialRecord, parent = ''): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (name === truncatedKey) return [];
    const path = parent + name;
    if (!contract.typeAt(type, path)) return [path];
    const records = (Array.isArray(value) ? value : [value]).filter(isRecord);
    return [path, ...records.flatMap((each) => pathsIn(contract, type, each, `${path}.`))];
  });
}
