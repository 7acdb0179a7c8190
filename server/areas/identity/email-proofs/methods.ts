import type { Config } from '../../../config';
import type { MutationResolvers } from '../../../contract.generated';
import { requireCaller } from '../../../dialect/methods';
import { finishEmailChange } from '../email-change/finish-change';
import { cancelChange, changeUserEmail, resendCode } from '../email-change/others-email';
import { changeOwnEmail } from '../email-change/own-email';
import { successPayload } from '../passwords/status-payload';
import { invalidateAccess } from '../permissions/access-cache';
import type { Tokens } from '../sign-in/tokens';
import { proveEmailByCode } from './prove-email';

/** Returns the resolvers by which users prove and change their email address. */
export function emailResolvers(tokens: Tokens, config: Config) {
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
      return successPayload('emailProved', context.language);
    },
    resendEmailCode: (_root, { user_id: id }, context) => resendCode(id, context, limits),
    changeEmail: (_root, { input }, context) => changeOwnEmail(input, { context, limits, tokens }),
    changeUserEmail: (_root, { input }, context) => changeUserEmail(input, context, config),
    cancelEmailChange: (_root, { user_id: id }, context) => cancelChange(id, context),
  } satisfies MutationResolvers;
}
