import type { GraphQLField, GraphQLSchema } from 'graphql';
import { findTariffRefusal } from '../areas/billing';
import type { NoCallerReason, RequestContext } from '../dialect/context';
import { errorCodes, ContractError } from '../dialect/errors';

/** A call of a method. */
export interface MethodCall {
  method: string;
  /** Whether the method writes, which requires a paid subscription and free disk space. */
  writes: boolean;
}

/**
 * Adds the checks of `authorizeCall` to every root field, so that resolvers need not check the caller. Changes the
 * schema in place.
 * @param publicMethods root fields that need no session
 */
export function authorizeRootFields(schema: GraphQLSchema, publicMethods: ReadonlySet<string>): void {
  const mutations = schema.getMutationType();
  for (const root of [schema.getQueryType(), mutations, schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!publicMethods.has(field.name)) guardField(field, { method: field.name, writes: root === mutations });
    }
  }
}

function guardField(field: GraphQLField<unknown, RequestContext>, call: MethodCall): void {
  const { resolve, subscribe } = field;
  const authorize = (context: RequestContext) => authorizeCall(context, call);
  // A subscription is authorized when it begins; `resolve` runs later, for each event.
  if (subscribe) {
    field.subscribe = (root, args, context, info) => {
      authorize(context);
      return subscribe(root, args, context, info);
    };
  } else if (resolve) {
    field.resolve = (root, args, context, info) => {
      authorize(context);
      return resolve(root, args, context, info);
    };
  }
}

/**
 * Authorizes a call. Logs calls of methods that the caller may not call.
 * @throws ContractError if the caller is not signed in, has an expired password or may not call the method; for a write, also if the tariff is
 * not paid or does not include the method, or if disk space is low
 */
export function authorizeCall({ caller, hasRoom, log, address }: RequestContext, { method, writes }: MethodCall): void {
  switch (caller) {
    case 'absent':
    case 'invalid':
    case 'expired':
      throw unauthenticatedError(caller);
    default: {
      if (!caller.methods.has(method)) {
        if (caller.passwordExpired) throw passwordExpiredError();
        log.warn({ method, address, tenant: caller.tenant, user: caller.user }, 'method refused');
        throw new ContractError('User does not have access to method', { code: errorCodes.denied });
      }
      const refusal = writes ? findTariffRefusal(caller, method) : undefined;
      if (refusal) throw refusal;
      if (writes && !hasRoom) throw storageFullError();
    }
  }
}

/** Returns the error for writes while disk space is low. Reads and public methods still work. */
function storageFullError(): ContractError {
  return new ContractError('The server has no room left to store this. What is stored can be read.', {
    code: errorCodes.unavailable,
    reason: 'storage_full',
  });
}

/** Returns the error for calls other than a change of the expired password. */
function passwordExpiredError(): ContractError {
  return new ContractError('The password has expired. Change it first.', {
    code: errorCodes.passwordExpired,
    reason: 'password_expired',
  });
}

/** Returns the error for a call without a valid session. */
function unauthenticatedError(why: NoCallerReason): ContractError {
  return why === 'expired'
    ? new ContractError('The session has expired.', { code: errorCodes.expired, reason: why })
    : new ContractError('The caller is not signed in.', { code: errorCodes.unauthenticated, reason: why });
}
