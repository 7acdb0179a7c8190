import type { GraphQLFieldResolver } from 'graphql';
import type { Caller, RequestContext } from './context';
import type { Session } from '../database/database';
import type { Diary, Entity } from './entity';
import { code, ContractError } from './errors';
import { type ListArguments, listRecords } from './list';
import { Parameters } from './parameters';
import { selectionOf } from './selection';
import { createRecord, deleteRecord, restoreRecord, updateRecord, type Writing } from './write/mutations';
import type { Input } from './write/plan';

/** A root field's resolver. Its arguments are what the contract's types let through. */
export type Method<Arguments> = GraphQLFieldResolver<unknown, RequestContext, Arguments>;

/** Who calls. The guard has let the call through, so there is someone. */
export function callerOf(context: RequestContext): Caller {
  if (typeof context.caller === 'string')
    throw new ContractError('Nobody is signed in.', { code: code.unauthenticated });
  return context.caller;
}

/** Answers an entity's list. */
export function listMethod(entity: Entity): Method<ListArguments> {
  return (_root, args, context, info) => {
    const { tenant, user, permissions } = callerOf(context);
    const statement = {
      tenant,
      user,
      permissions,
      language: context.language,
      parameters: new Parameters(),
      aliases: 0,
    };
    const list = (session: Session) => listRecords(session, entity, args, selectionOf(info), statement);
    return entity.acrossTenants ? context.database.system(list) : context.database.read(tenant, list);
  };
}

/** Answers an entity's create. */
export function createMethod(entity: Entity): Method<{ input: Input }> {
  return writeMethod((args, writing) => createRecord(entity, args.input, writing));
}

/** Answers an entity's update. */
export function updateMethod(entity: Entity): Method<{ input: Input }> {
  return writeMethod((args, writing) => updateRecord(entity, args.input, writing));
}

/** Answers an entity's delete. */
export function deleteMethod(entity: Entity): Method<{ id: string }> {
  return writeMethod((args, writing) => deleteRecord(entity, args.id, writing));
}

/** Answers an entity's restore. */
export function restoreMethod(entity: Entity): Method<{ id: string }> {
  return writeMethod((args, writing) => restoreRecord(entity, args.id, writing));
}

/** A mutation: one transaction, as the caller's tenant. */
export function writeMethod<Arguments>(
  work: (args: Arguments, writing: Writing) => Promise<unknown>,
): Method<Arguments> {
  return (_root, args, context, info) => {
    const { tenant, user, permissions } = callerOf(context);
    const writing = { tenant, user, permissions, language: context.language, selection: selectionOf(info) };
    return keepingDiary(context, (diary) =>
      context.database.write(tenant, (session) => work(args, { ...writing, session, diary })),
    );
  };
}

/** Runs a transaction, and writes into the log what it says: of what was done only when it is committed. */
async function keepingDiary<T>({ log, caller }: RequestContext, transact: (diary: Diary) => Promise<T>): Promise<T> {
  const by = typeof caller === 'string' ? {} : { tenant: caller.tenant, user: caller.user };
  const done: (() => void)[] = [];
  const answer = await transact({
    done: (facts, message) => done.push(() => log.info({ ...by, ...facts }, message)),
    refused: (facts, message) => log.warn({ ...by, ...facts }, message),
  });
  for (const say of done) say();
  return answer;
}
