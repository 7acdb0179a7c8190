import type { GraphQLField, GraphQLSchema } from 'graphql';
import { tariffRefusal } from '../areas/billing';
import type { NoCallerReason, RequestContext } from '../dialect/context';
import { code, ContractError } from '../dialect/errors';

/** What a caller asks for. */
export interface Asked {
  method: string;
  /** Whether it changes something: that takes a subscription. */
  writes: boolean;
}

/**
 * Puts the guard before every root field of the schema: who is not signed in, lacks the method, or writes for a company
 * that has not paid for it, gets no further.
 * The one place that decides it; no resolver does.
 * @param publicMethods root fields that anybody may call, signed in or not
 */
export function guardSchema(schema: GraphQLSchema, publicMethods: ReadonlySet<string>): void {
  const mutations = schema.getMutationType();
  for (const root of [schema.getQueryType(), mutations, schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!publicMethods.has(field.name)) guardField(field, { method: field.name, writes: root === mutations });
    }
  }
}

function guardField(field: GraphQLField<unknown, RequestContext>, asked: Asked): void {
  const { resolve, subscribe } = field;
  const admit = (context: RequestContext) => admitCaller(context, asked);
  // A subscription is guarded where it begins; what it delivers passes through `resolve` later.
  if (subscribe) {
    field.subscribe = (root, args, context, info) => {
      admit(context);
      return subscribe(root, args, context, info);
    };
  } else if (resolve) {
    field.resolve = (root, args, context, info) => {
      admit(context);
      return resolve(root, args, context, info);
    };
  }
}

/**
 * Lets a caller call a method. @throws ContractError when the caller is not signed in, lacks the method, or writes while
 * the company has not paid or the disk has no room. Calls of a missing method are logged.
 */
export function admitCaller({ caller, hasRoom, log, address }: RequestContext, { method, writes }: Asked): void {
  switch (caller) {
    case 'absent':
    case 'invalid':
    case 'expired':
      throw nobodySignedIn(caller);
    default: {
      if (!caller.methods.has(method)) {
        log.warn({ method, address, tenant: caller.tenant, user: caller.user }, 'method refused');
        throw new ContractError('User does not have access to method', { code: code.denied });
      }
      const refusal = writes ? tariffRefusal(caller, method) : undefined;
      if (refusal) throw refusal;
      if (writes && !hasRoom) throw noRoom();
    }
  }
}

/** The refusal of a write while free disk space is below the threshold. Reading and signing in still work. */
function noRoom(): ContractError {
  return new ContractError('The server has no room left to store this. What is stored can be read.', {
    code: code.unavailable,
    reason: 'storage_full',
  });
}

/** Why a call goes no further when nobody is signed in. */
function nobodySignedIn(why: NoCallerReason): ContractError {
  return why === 'expired'
    ? new ContractError('The session has expired.', { code: code.expired, reason: why })
    : new ContractError('Nobody is signed in.', { code: code.unauthenticated, reason: why });
}
