import type { Method } from '../../dialect/methods';

/** Only while the parts of coming in are being built: each takes its name away from here. */
const not: Method<never> = () => {
  throw new Error('Not built yet.');
};

export const comingQueries = { forgotPasswordToken: not };

export const comingMutations = {
  register: not,
  socialLogin: not,
  socialRegister: not,
  forgotPassword: not,
  updateForgottenPassword: not,
  updateUserInvitePassword: not,
  updatePassword: not,
  userInvite: not,
  generateCode: not,
  startTrial: not,
};
