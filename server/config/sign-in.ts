import type { Variables } from './variables';

/** How often a sign-in may be tried, and how long one lasts. */
export interface SignInLimits {
  attemptsPerAccount: number;
  attemptsPerAddress: number;
  windowMinutes: number;
  /** Days without a call after which a session is over. */
  sessionDays: number;
}

/** Reads the limits of signing in. */
export function readSignIn(variables: Variables): SignInLimits {
  return {
    attemptsPerAccount: variables.SIGN_IN_ATTEMPTS_PER_ACCOUNT,
    attemptsPerAddress: variables.SIGN_IN_ATTEMPTS_PER_ADDRESS,
    windowMinutes: variables.SIGN_IN_WINDOW_MINUTES,
    sessionDays: variables.SESSION_DAYS,
  };
}
