import type { Method } from '../../dialect/methods';

/** Only while the parts of coming in are being built: each takes its name away from here. */
const not: Method<never> = () => {
  throw new Error('Not built yet.');
};

export const comingQueries = { account: not, forgotPasswordToken: not, twofaStatus: not };

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
  twofaGenerateCode: not,
  twofaActivate: not,
  twofaRecoveryCodes: not,
  requireTwoFactor: not,
  updateAccount: not,
  startTrial: not,
  deleteOtherDevices: not,
};
