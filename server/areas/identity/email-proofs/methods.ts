import type { SignInLimits } from '../../../config';
import type { MutationResolvers } from '../../../contract.generated';
import { invalid } from '../../../dialect/errors';
import { callerOf } from '../../../dialect/methods';
import { invalidateAccess } from '../permissions/access-cache';
import { successPayload } from '../passwords/status-payload';
import { proveEmailByCode, resendEmailCode } from './prove-email';

/** Returns the resolvers by which callers prove their email address. */
export function emailProofResolvers(limits: SignInLimits) {
  return {
    proveEmail: async (_root, { input }, context) => {
      const { tenant, user } = callerOf(context);
      // The proof lifts the restriction to the methods of `proveEmail`, so the cached rights are dropped.
      await proveEmailByCode({ context, limits }, { tenant, user }, input.code, (session) =>
        invalidateAccess(session, tenant),
      );
      return successPayload('emailProved', context.language);
    },
    resendEmailCode: async (_root, { user_id: id }, context) => {
      const { tenant, user } = callerOf(context);
      if (id !== user) throw invalid({ user_id: [{ code: 'not_found' }] });
      await resendEmailCode({ context, limits }, { tenant, user });
      return successPayload('emailCodeSent', context.language);
    },
  } satisfies MutationResolvers;
}
