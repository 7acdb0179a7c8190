import type { Config } from '../../config';
import type { QueryUserDevicesArgs } from '../../contract.generated';
import type { Area } from '../area';
import { extensions } from './extensions';
import { account, updateAccount } from './people/account';
import { deleteOtherOwnDevices, deleteOwnDevice, listOwnDevices } from './sign-in/own-devices';
import { passwordMethods, passwordResolvers } from './passwords/password-methods';
import { permission } from './permissions/permission';
import { drawAddress } from './qr-code';
import { registrationMethods } from './registration/registration';
import { role, userHasRole } from './permissions/role';
import { secondFactorResolvers } from './second-factor/methods';
import { requireTwoFactor } from './second-factor/requirement';
import { signInMethods } from './sign-in/sign-in';
import { socialMethods } from './social/methods';
import type { Tokens } from './sign-in/tokens';
import { drivers, logisticians, profile, user, userView } from './people/user';

export { mailReceivers } from './mail-receivers';
export { advance, isRegistering } from './onboarding';
export { originProblem } from './passwords/origins';
export { hashPassword } from './passwords/passwords';
export { colleague, user, userForListers } from './people/user';
export { Access, dropAccess } from './permissions/access';
export { catalogue, type MethodName } from './permissions/catalogue';
export { categories } from './permissions/categories';
export { openWhenLapsed } from './permissions/confinement';
export { mayDo } from './permissions/may-do';
export { publicMethods, writePermissions } from './permissions/permissions';
export { grantNewPermissions, type RoleName, seedRoles, standardRoles } from './permissions/roles';
export { forgiveAttempt, requireAttempt, sweepAttempts } from './sign-in/attempts';
export { Tokens } from './sign-in/tokens';
export { configuredProvider, type Provider } from './social/providers';
export { permissions, profiles, rolePermissions, roles, sessions, signInNames, userHasRoles, users } from './tables';

/** Who works here and what they may do: sign-in, sessions, devices, users, roles, permissions. */
export function identity({ tokens, config }: { tokens: Tokens; config: Config }): Area {
  const secondFactor = secondFactorResolvers(tokens, config.signIn);
  const passwords = passwordResolvers(config);
  return {
    name: 'identity',
    entities: [user, userView, logisticians, drivers, profile, role, userHasRole, permission],
    extensions,
    resolvers: {
      Query: { ...secondFactor.Query, ...passwords.Query },
      Mutation: {
        deleteOtherDevices: (_root, { id }, context) => deleteOtherOwnDevices(id, context),
        generateCode: (_root, { url }) => drawAddress(url, config),
        ...secondFactor.Mutation,
        ...passwords.Mutation,
      },
    },
    queries: {
      account,
      userDevices: (_root, args: QueryUserDevicesArgs, context, info) => listOwnDevices(args, context, info),
    },
    mutations: {
      deleteDevice: (_root, { id }: { id: string }, context) => deleteOwnDevice(id, context),
      requireTwoFactor,
      updateAccount,
      ...signInMethods(tokens, config.signIn),
      ...registrationMethods(tokens, config.signIn),
      ...socialMethods(tokens, config),
      ...passwordMethods(tokens, config),
    },
  };
}
