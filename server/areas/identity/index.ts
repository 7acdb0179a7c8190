import type { SignInLimits } from '../../config';
import type { Area } from '../area';
import { deleteOwnDevice, listOwnDevices } from './own-devices';
import { signInMethods } from './sign-in';
import type { Tokens } from './tokens';

/** Who works here: sign-in, sessions, devices. */
export function identity(tokens: Tokens, limits: SignInLimits): Area {
  return {
    name: 'identity',
    entities: [],
    resolvers: {
      Query: { userDevices: (_root, args, context, info) => listOwnDevices(args, context, info) },
      Mutation: {
        ...signInMethods(tokens, limits),
        deleteDevice: (_root, { id }, context) => deleteOwnDevice(id, context),
      },
    },
  };
}
