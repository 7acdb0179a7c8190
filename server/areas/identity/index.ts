import type { Config } from '../../config';
import type { QueryUserDevicesArgs } from '../../contract.generated';
import type { Area } from '../area';
import { emailResolvers } from './email-proofs/methods';
import { identityExtensions } from './extensions';
import { resolverOfAccount, resolverOfUpdateAccount } from './people/account';
import { deleteOtherOwnDevices, deleteOwnDevice, listOwnDevices } from './sign-in/own-devices';
import { passwordMethods, passwordResolvers } from './passwords/password-methods';
import { permissionEntity } from './permissions/permission';
import { drawConsoleUrlQrCode } from './qr-code';
import { registrationMethods } from './registration/registration';
import { roleEntity, userHasRoleEntity } from './permissions/role';
import { secondFactorResolvers } from './second-factor/methods';
import { requireTwoFactor } from './second-factor/requirement';
import { signInMethods } from './sign-in/sign-in';
import { socialMethods } from './social/methods';
import type { SessionTokens } from './sign-in/tokens';
import { driversView, logisticiansView, profileEntity, userEntity, userView } from './people/user';

export { createProofSweepJobKind } from './email-proofs/sweep';
export { createAccountMailTemplates } from './mails/account-templates';
export { findMailRecipient } from './mails/mail-recipient';
export { advanceOnboarding, hasUnfinishedOnboarding } from './onboarding';
export { consoleUrlProblem, linkPageProblem } from './passwords/console-urls';
export { enqueueInvitation } from './passwords/invitations';
export { applyPasswordExpiry } from './passwords/password-expiry';
export { passwordExpiryProblems } from './passwords/password-rules';
export { hashPassword } from './passwords/passwords';
export { userPowerProblems } from './permissions/related-permissions';
export { colleagueEntity, userEntity, restrictedUserEntity } from './people/user';
export { AccessCache, invalidateAccess } from './permissions/access-cache';
export type { MethodName, PermissionCode } from './permissions/catalogue';
export { permissionDictionary } from './permissions/dictionary';
export {
  hasPermission,
  hasPermissionSql,
  hasRolePermission,
  usersWithPermissionSql,
} from './permissions/has-permission';
export { readPermissionHolders } from './permissions/permission-holders';
export { makeOperator, type OperatorChange } from './permissions/operator';
export { publicMethods } from './permissions/permissions';
export { roleEntity } from './permissions/role';
export { type StandardRoleName, createStandardRoles } from './permissions/roles';
export { resetAttemptCounters, countAuthenticationAttempt, deleteExpiredAttemptCounters } from './sign-in/attempts';
export { resealSecondFactors } from './second-factor/stored-secrets';
export { SessionTokens } from './sign-in/tokens';
export { createConfiguredProvider, type ProviderSettings } from './social/providers';
export { profiles, roles, sessions, signInNames, userHasRoles, users } from './tables';

/** Users and their access: sign-in, sessions, devices, roles, permissions. */
export function createIdentityArea({ tokens, config }: { tokens: SessionTokens; config: Config }): Area {
  const secondFactor = secondFactorResolvers(tokens, config.signIn);
  const passwords = passwordResolvers(config);
  return {
    name: 'identity',
    entities: [
      userEntity,
      userView,
      logisticiansView,
      driversView,
      profileEntity,
      roleEntity,
      userHasRoleEntity,
      permissionEntity,
    ],
    extensions: identityExtensions,
    resolvers: {
      Query: { ...secondFactor.Query, ...passwords.Query },
      Mutation: {
        deleteOtherDevices: (_root, { id }, context) => deleteOtherOwnDevices(id, context),
        generateCode: (_root, { url }) => drawConsoleUrlQrCode(url, config),
        ...secondFactor.Mutation,
        ...passwords.Mutation,
        ...emailResolvers(tokens, config),
      },
    },
    queries: {
      account: resolverOfAccount,
      userDevices: (_root, args: QueryUserDevicesArgs, context, info) => listOwnDevices(args, context, info),
    },
    mutations: {
      deleteDevice: (_root, { id }: { id: string }, context) => deleteOwnDevice(id, context),
      requireTwoFactor,
      updateAccount: resolverOfUpdateAccount,
      ...signInMethods(tokens, config.signIn),
      ...registrationMethods(tokens, config),
      ...socialMethods(tokens, config),
      ...passwordMethods(tokens, config),
    },
  };
}
