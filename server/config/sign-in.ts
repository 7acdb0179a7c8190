import type { ConfigVariables } from './variables';

/** Limits of sign-in attempts, which are counted over `windowMinutes`, and of sessions. */
export interface SignInLimits {
  attemptsPerAccount: number;
  attemptsPerAddress: number;
  windowMinutes: number;
  /**
   * Number of mails with a code that one email address may get in an hour. Together with the tries per code, it limits
   * how many codes can be guessed.
   */
  codesPerHour: number;
  /** Days without a request after which a session expires. */
  sessionDays: number;
}

/** Reads the limits of sign-in. */
export function readSignInLimits(variables: ConfigVariables): SignInLimits {
  return {
    attemptsPerAccount: variables.SIGN_IN_ATTEMPTS_PER_ACCOUNT,
    attemptsPerAddress: variables.SIGN_IN_ATTEMPTS_PER_ADDRESS,
    windowMinutes: variables.SIGN_IN_WINDOW_MINUTES,
    codesPerHour: variables.CODES_PER_HOUR,
    sessionDays: variables.SESSION_DAYS,
  };
}
