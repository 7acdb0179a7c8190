import type { SignInLimits } from '../../config';
import type { Area } from '../area';
import { deleteDevice } from './own-devices';
import { signInMethods } from './sign-in';
import type { Tokens } from './tokens';

/** Who works here: sign-in, sessions, devices. */
export function identity(tokens: Tokens, limits: SignInLimits): Area {
  return {
    name: 'identity',
    entities: [],
    resolvers: {
      Mutation: {
        ...signInMethods(tokens, limits),
        deleteDevice: (_root, { id }, context) => deleteDevice(id, context),
      },
    },
  };
}
