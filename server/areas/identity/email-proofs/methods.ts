import type { Config } from '../../../config';
import type { MutationResolvers } from '../../../contract.generated';
import { requireCaller } from '../../../dialect/methods';
import { finishEmailChange } from '../email-change/finish-change';
import { cancelUserEmailChange, changeUserEmail, resendEmailChangeCode } from '../email-change/others-email';
import { changeOwnEmail } from '../email-change/own-email';
import { successStatusPayload } from '../passwords/status-payload';
import { invalidateAccess } from '../permissions/access-cache';
import type { SessionTokens } from '../sign-in/tokens';
import { proveEmailByCode } from './prove-email';

/** Returns the resolvers by which users prove and change their email address. */
export function emailResolvers(tokens: SessionTokens, config: Config) {
  const limits = config.signIn;
  return {
    proveEmail: async (_root, { input }, context) => {
      const caller = requireCaller(context);
      const { tenant, user } = caller;
      await proveEmailByCode({ context, limits }, { tenant, user }, input.code, (session, proof) =>
        proof.purpose === 'CHANGE'
          ? finishEmailChange(session, caller, proof)
          : // The proof lifts the restriction to the methods of `proveEmail`, so the cached rights are dropped.
            invalidateAccess(session, tenant),
      );
      return successStatusPayload('emailProved', context.language);
    },
    resendEmailCode: (_root, { user_id: id }, context) => resendEmailChangeCode(id, context, limits),
    changeEmail: (_root, { input }, context) => changeOwnEmail(input, { context, limits, tokens }),
    changeUserEmail: (_root, { input }, context) => changeUserEmail(input, context, config),
    cancelEmailChange: (_root, { user_id: id }, context) => cancelUserEmailChange(id, context),
  } satisfies MutationResolvers;
}
