import { type Environment, wholeNumber } from './values';

/** How often a sign-in may be tried, and how long one lasts. */
export interface SignInLimits {
  attemptsPerAccount: number;
  attemptsPerAddress: number;
  windowMinutes: number;
  /** Days without a call after which a session is over. */
  sessionDays: number;
}

/** Reads the limits of signing in. */
export function readSignIn(environment: Environment): SignInLimits {
  return {
    attemptsPerAccount: wholeNumber(environment, 'SIGN_IN_ATTEMPTS_PER_ACCOUNT', 10, 1, 1_000_000),
    attemptsPerAddress: wholeNumber(environment, 'SIGN_IN_ATTEMPTS_PER_ADDRESS', 100, 1, 1_000_000),
    windowMinutes: wholeNumber(environment, 'SIGN_IN_WINDOW_MINUTES', 15, 1, 1440),
    sessionDays: wholeNumber(environment, 'SESSION_DAYS', 30, 1, 365),
  };
}
