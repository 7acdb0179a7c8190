import type { Config } from '../../../config';
import type { UpdatePasswordInput } from '../../../contract.generated';
import type { MethodResolver } from '../../../dialect/methods';
import type { AreaResolvers } from '../../area';
import { changePassword } from './change-password';
import { inviteUser } from './invitations';
import { updateForgottenPassword, updateUserInvitePassword } from './password-by-link';
import { forgotPassword, forgotPasswordToken } from './forgotten-password';
import { recoverUser } from './recovery';
import type { SessionTokens } from '../sign-in/tokens';

/** Returns the resolvers that restore a password and accept an invitation. */
export function passwordResolvers(config: Config) {
  return {
    Query: { forgotPasswordToken: (_root, args, context) => forgotPasswordToken(args, context, config) },
    Mutation: {
      forgotPassword: (_root, { input }, context) => forgotPassword(input, context, config),
      updateForgottenPassword: (_root, { input }, context) => updateForgottenPassword(input, context, config.signIn),
      updateUserInvitePassword: (_root, { input }, context) => updateUserInvitePassword(input, context, config.signIn),
      recoverUser: (_root, { input }, context) => recoverUser(input, context, config),
      userInvite: (_root, { input }, context) => inviteUser(input, context, config),
    },
  } satisfies Pick<AreaResolvers, 'Query' | 'Mutation'>;
}

/**
 * Returns the method by which callers change their own password. The method returns a new session, as after a sign-in.
 */
export function passwordMethods(tokens: SessionTokens, { signIn: limits }: Config) {
  const updatePassword: MethodResolver<{ input: UpdatePasswordInput }> = (_root, { input }, context, info) =>
    changePassword(input, { context, info, tokens, limits });
  return { updatePassword };
}
