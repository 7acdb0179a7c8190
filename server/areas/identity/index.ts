import type { Config } from '../../config';
import type { Area } from '../area';
import { comingMutations, comingQueries } from './coming';
import { deleteOwnDevice, listOwnDevices } from './own-devices';
import { permission } from './permission';
import { role, userHasRole } from './role';
import { signInMethods } from './sign-in';
import type { Tokens } from './tokens';
import { drivers, logisticians, profile, user, userView } from './user';

/** Who works here and what they may do: sign-in, sessions, devices, users, roles, permissions. */
export function identity({ tokens, config }: { tokens: Tokens; config: Config }): Area {
  return {
    name: 'identity',
    entities: [user, userView, logisticians, drivers, profile, role, userHasRole, permission],
    resolvers: {
      Query: { userDevices: (_root, args, context, info) => listOwnDevices(args, context, info) },
      Mutation: { deleteDevice: (_root, { id }, context) => deleteOwnDevice(id, context) },
    },
    queries: comingQueries,
    mutations: { ...comingMutations, ...signInMethods(tokens, config.signIn) },
  };
}
