import { type GraphQLFieldResolver, responsePathAsArray } from 'graphql';
import type { Caller, RequestContext } from './context';
import type { Session } from '../database/database';
import type { Entity } from './entity';
import { errorCodes, ContractError } from './errors';
import { listRecords } from './list';
import type { ListArguments } from './list-statement';
import { SqlParameters } from './parameters';
import type { StatementContext } from './scope';
import { fieldSelectionOf } from './selection';
import type { ListTotals } from './totals';
import type { ResponsePath } from './truncated';
import { createRecord, deleteRecord, restoreRecord, updateRecord, type MutationContext } from './write/mutations';
import type { MutationInput } from './write/plan';
import type { WriteReporter } from './write-reporter';

/** The resolver of a root field, with arguments that GraphQL has checked. */
export type MethodResolver<Arguments> = GraphQLFieldResolver<unknown, RequestContext, Arguments>;

/** Returns the caller. @throws ContractError if the caller is not signed in */
export function requireCaller(context: RequestContext): Caller {
  if (typeof context.caller === 'string')
    throw new ContractError('The caller is not signed in.', { code: errorCodes.unauthenticated });
  return context.caller;
}

/** Returns the resolver of an entity's list. */
export function resolverOfList(entity: Entity): MethodResolver<ListArguments> {
  const resolver: MethodResolver<ListArguments> = (_root, args, context, info) =>
    readAsCaller(entity, context, (session, statement, totals) =>
      listRecords(session, entity, args, fieldSelectionOf(info), statement, totals),
    );
  listEntities.set(resolver, entity);
  return resolver;
}

const listEntities = new WeakMap<object, Entity>();

/** Returns the entity that a resolver lists; undefined for other resolvers. */
export function listedEntity(resolver: object | undefined): Entity | undefined {
  return resolver && listEntities.get(resolver);
}

/** Reads a list of an entity as the caller. @throws ContractError if the caller is not signed in */
export function readAsCaller<T>(
  entity: Entity,
  context: RequestContext,
  read: (session: Session, statement: StatementContext, totals: ListTotals | undefined) => Promise<T>,
): Promise<T> {
  const { tenant, user, permissions } = requireCaller(context);
  const { language, database, totals } = context;
  const statement = { tenant, user, permissions, language, parameters: new SqlParameters(), aliases: 0 };
  const work = (session: Session) => read(session, statement, entity.acrossTenants ? undefined : totals);
  return entity.acrossTenants ? database.system(work) : database.read(tenant, work);
}

/** Returns the resolver of an entity's create mutation. */
export function resolverOfCreate(entity: Entity): MethodResolver<{ input: MutationInput }> {
  return transactionalResolver((args, mutation) => createRecord(entity, args.input, mutation));
}

/** Returns the resolver of an entity's update mutation. */
export function resolverOfUpdate(entity: Entity): MethodResolver<{ input: MutationInput }> {
  return transactionalResolver((args, mutation) => updateRecord(entity, args.input, mutation));
}

/** Returns the resolver of an entity's delete mutation. */
export function resolverOfDelete(entity: Entity): MethodResolver<{ id: string }> {
  return transactionalResolver((args, mutation) => deleteRecord(entity, args.id, mutation));
}

/** Returns the resolver of an entity's restore mutation. */
export function resolverOfRestore(entity: Entity): MethodResolver<{ id: string }> {
  return transactionalResolver((args, mutation) => restoreRecord(entity, args.id, mutation));
}

/** Returns a resolver that runs a mutation in one transaction of the caller's tenant. */
export function transactionalResolver<Arguments>(
  work: (args: Arguments, mutation: MutationContext) => Promise<unknown>,
): MethodResolver<Arguments> {
  return (_root, args, context, info) => {
    const { tenant, user, permissions } = requireCaller(context);
    const mutation = { tenant, user, permissions, language: context.language, selection: fieldSelectionOf(info) };
    return withWriteReporter(context, responsePathAsArray(info.path), (writeReporter) =>
      context.database.write(tenant, (session) => work(args, { ...mutation, session, writeReporter })),
    );
  };
}

/**
 * Runs a transaction with a write reporter: information is logged and notices are added to the answer after the commit,
 * warnings are logged at once.
 */
async function withWriteReporter<T>(
  { log, caller, notices }: RequestContext,
  path: ResponsePath,
  transact: (writeReporter: WriteReporter) => Promise<T>,
): Promise<T> {
  const author = typeof caller === 'string' ? {} : { tenant: caller.tenant, user: caller.user };
  const pendingReports: (() => void)[] = [];
  const answer = await transact({
    infoAfterCommit: (facts, message) => pendingReports.push(() => log.info({ ...author, ...facts }, message)),
    warn: (facts, message) => log.warn({ ...author, ...facts }, message),
    noticeAfterCommit: (notice) => pendingReports.push(() => notices?.push({ path, ...notice })),
  });
  for (const report of pendingReports) report();
  return answer;
}
