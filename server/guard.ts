import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { NoCaller, RequestContext } from './context';
import { code, ContractError } from './dialect/errors';

/**
 * Puts the guard before every root field of the schema: who is not signed in, or lacks the method, gets no further.
 * The one place that decides it; no resolver does.
 * @param publicMethods root fields that anybody may call, signed in or not
 */
export function guardSchema(schema: GraphQLSchema, publicMethods: ReadonlySet<string>): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!publicMethods.has(field.name)) guardField(field);
    }
  }
}

function guardField(field: GraphQLField<unknown, RequestContext>): void {
  const { resolve, subscribe, name } = field;
  const admit = (context: RequestContext) => admitCaller(context, name);
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

/** Lets a caller on to a method. @throws ContractError for whoever is not signed in, or lacks it; the log tells of the latter. */
export function admitCaller({ caller, log, address }: RequestContext, method: string): void {
  switch (caller) {
    case 'absent':
    case 'invalid':
    case 'expired':
      throw nobodySignedIn(caller);
    default:
      if (caller.methods.has(method)) return;
      log.warn({ method, address, tenant: caller.tenant, user: caller.user }, 'method refused');
      throw new ContractError('User does not have access to method', { code: code.denied });
  }
}

/** Why a call goes no further when nobody is signed in. */
function nobodySignedIn(why: NoCaller): ContractError {
  return why === 'expired'
    ? new ContractError('The session has expired.', { code: code.expired, reason: why })
    : new ContractError('Nobody is signed in.', { code: code.unauthenticated, reason: why });
}
