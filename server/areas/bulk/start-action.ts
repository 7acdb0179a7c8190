import { coerceInputValue, type GraphQLSchema, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import type { MutationStartBulkActionArgs, StartBulkActionInput } from '../../contract.generated';
import type { Entity } from '../../dialect/entity';
import { badRequestError, ContractError, errorCodes, requireNoProblems } from '../../dialect/errors';
import type { ListArguments } from '../../dialect/list-statement';
import { type MethodResolver, requireCaller, transactionalResolver } from '../../dialect/methods';
import { fieldPathOf } from '../../dialect/where';
import { publishAndRead } from '../../dialect/write/mutations';
import { backgroundJobEntity, setJobTotal, startBackgroundJob } from '../background-jobs';
import { runOncePerKey } from '../idempotency';
import { type BulkTarget, bulkTargetOf } from './bulk-method';
import { storeMatchingRecords } from './chunks';
import { countProblems, undoSeconds } from './rules';
import { canSetBack, undoWayOf } from './undo';

/** What the job of a bulk action needs to know. */
export type BulkPayload = {
  method: string;
  list: string;
  idAs: string;
  values: Readonly<Record<string, unknown>>;
};

/** What starting a bulk action needs: the executable contract, and its entities. */
export interface BulkContract {
  schema: GraphQLSchema;
  entities: readonly Entity[];
}

/** Returns the resolver that stores the matching records and starts the job. */
export function resolverOfStart(contract: () => BulkContract): MethodResolver<MutationStartBulkActionArgs> {
  return (root, args, context, info) => {
    const { input } = args;
    const { schema, entities } = contract();
    const idAs = input.id_as ?? 'id';
    const target = bulkTargetOf(schema, entities, { list: input.list, method: input.method, idAs });
    const caller = requireCaller(context);
    for (const name of [input.list, input.method])
      if (!caller.methods.has(name))
        throw new ContractError('User does not have access to method', { code: errorCodes.denied });
    const start = starter(input, target, idAs);
    return start(root, args, context, info);
  };
}

function starter(input: StartBulkActionInput, target: BulkTarget, idAs: string) {
  const { list, listed, entity } = target;
  const values = plainObject(input.values, 'values');
  const where = listFilterOf(list, input.where);
  const payload = { method: input.method, list: input.list, idAs, values };
  const way = undoWayOf(entity, input.method);
  const isUndoable = way !== undefined && (way.kind === 'call' || canSetBack(entity, values));
  return transactionalResolver<MutationStartBulkActionArgs>(async (_args, mutation) => {
    const { session, tenant, user, language } = mutation;
    const once = { tenant, user, key: input.key, method: 'startBulkAction' };
    const id = await runOncePerKey(session, once, async () => {
      const job = await startBackgroundJob(session, {
        kind: 'bulk',
        tenant,
        user,
        language,
        resource: input.resource,
        parameters: { action: input.action },
        payload,
        ...(isUndoable && { undoSeconds }),
      });
      const args = { where, trashed: input.trashed };
      const title = titleOf(list, input.title);
      const stored = await storeMatchingRecords(session, { job, entity: listed, args, title, viewer: mutation });
      requireNoProblems(countProblems(stored, input.expected_count));
      await setJobTotal(session, tenant, job, stored);
      return job;
    });
    return publishAndRead(mutation, backgroundJobEntity, id, 'CREATED');
  });
}

type ListField = BulkTarget['list'];

/**
 * Returns a filter that was given as JSON, checked by the type of the list's argument.
 * @throws ContractError if it is not valid
 */
export function listFilterOf(list: ListField, where: unknown): ListArguments['where'] {
  const argument = list.args.find(({ name }) => name === 'where');
  if (!argument || where === null || where === undefined) return null;
  const coerced: unknown = coerceInputValue(where, argument.type, (path, _value, error) => {
    throw badRequestError(`where.${path.join('.')}: ${error.message}`);
  });
  return plainObject(coerced, 'where');
}

function plainObject(value: unknown, name: string): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw badRequestError(`input.${name} must be an object.`);
}

/** Returns the path of a column by which the list can be filtered; undefined for any other name. */
function titleOf(list: ListField, title: string | null | undefined): string | undefined {
  const where = getNamedType(list.args.find(({ name }) => name === 'where')?.type);
  const column = isInputObjectType(where) ? getNamedType(where.getFields().column?.type) : undefined;
  return title && isEnumType(column) && column.getValue(title) ? fieldPathOf(title) : undefined;
}
