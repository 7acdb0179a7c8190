import type { Method } from '../../dialect/methods';

/** Only while the parts of coming in are being built: each takes its name away from here. */
const not: Method<never> = () => {
  throw new Error('Not built yet.');
};

export const comingMutations = {
  socialLogin: not,
  socialRegister: not,
  generateCode: not,
};
