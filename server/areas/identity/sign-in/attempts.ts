import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { Session } from '../../../database/database';
import { errorCodes, ContractError } from '../../../dialect/errors';
import { signInAttempts } from '../tables';
import { accountCounterKey, addressCounterKey, incrementCounter, deviceCounterKey } from './attempt-counters';
import { attemptDelaysFromLast } from './attempt-rules';
import { isKnownBrowser } from './known-browsers';

/**
 * An attempt to sign in to the account with this email address, or to reset its password. Each device known to the
 * account has its own counter.
 */
export interface AccountAttempt {
  kind: 'sign-in' | 'code' | 'restore';
  /** The account's email address. */
  subject: string;
  address: string;
  /** Key of the browser, from the browser's cookie. */
  browser: string;
}

/**
 * An attempt that is counted for all devices together. `subject` is an email address, or the token of a link or
 * provider.
 */
interface OtherAttempt {
  kind: 'register' | 'email-proof' | 'link' | 'invitation' | 'recovery' | 'password' | 'social' | 'shared-link';
  subject: string;
  address: string;
}

/** An attempt to authenticate. Each kind has its own counters. */
export type AuthenticationAttempt = AccountAttempt | OtherAttempt;

/** An attempt that was counted and is within the limits. */
export interface CountedAttempt {
  attempt: AuthenticationAttempt;
  /** Whether the attempt came from a known device and was counted by that device's counter. */
  isKnownDevice: boolean;
  /** Whether the attempt was the last one allowed before the window ends. */
  isLast: boolean;
}

/** Names of the attempted actions in log messages. */
const actionNames: Readonly<Record<AuthenticationAttempt['kind'], string>> = {
  'sign-in': 'sign-in',
  social: 'sign-in by a provider',
  register: 'registration',
  'email-proof': 'code for an address',
  code: 'code',
  link: 'link',
  restore: 'password reset',
  password: 'change of password',
  invitation: 'invitation',
  recovery: 'recovery of a user',
  'shared-link': 'shared link',
};

/**
 * Counts an attempt before its credentials are checked, so that concurrent attempts cannot exceed the limit. Call it
 * outside of any transaction, because a rollback would undo the count.
 * @param logFields tenant and user for the log, where they are known
 * @throws ContractError 1101 `locked` with `retryAfter` in seconds, when the account, its known device or the IP
 * address has no attempts left, or during a delay
 */
export async function countAuthenticationAttempt(
  { database, log }: Pick<RequestContext, 'database' | 'log'>,
  limits: SignInLimits,
  attempt: AuthenticationAttempt,
  logFields: Partial<Record<'tenant' | 'user', string>> = {},
): Promise<CountedAttempt> {
  const counted = await database.system((session) => countAttempt(session, limits, attempt));
  if (!('retryAfter' in counted)) return counted;
  const { retryAfter } = counted;
  log.warn(
    { address: attempt.address, retryAfter, ...logFields },
    `${actionNames[attempt.kind]} refused: too many attempts`,
  );
  throw new ContractError('Too many attempts. Wait a while.', {
    code: errorCodes.unauthenticated,
    reason: 'locked',
    retryAfter,
  });
}

async function countAttempt(
  session: Session,
  limits: SignInLimits,
  attempt: AuthenticationAttempt,
): Promise<CountedAttempt | { retryAfter: number }> {
  const { attemptsPerAccount: most, attemptsPerAddress, windowMinutes } = limits;
  const { kind, subject, address } = attempt;
  if ('browser' in attempt && (await isKnownBrowser(session, attempt.browser, subject))) {
    const deviceCount = await incrementCounter(session, {
      key: deviceCounterKey(kind, subject, attempt.browser),
      most,
      windowMinutes,
    });
    return 'retryAfter' in deviceCount
      ? deviceCount
      : { attempt, isKnownDevice: true, isLast: deviceCount.count === most };
  }
  // The IP address is counted first, so that a locked address cannot fill the table with account counters.
  const addressCount = await incrementCounter(session, {
    key: addressCounterKey(kind, address),
    most: attemptsPerAddress,
    windowMinutes,
  });
  if ('retryAfter' in addressCount) return addressCount;
  const delays = 'browser' in attempt ? { delaysFromLast: attemptDelaysFromLast(limits) } : {};
  const accountCount = await incrementCounter(session, {
    key: accountCounterKey(kind, subject),
    most,
    windowMinutes,
    ...delays,
  });
  return 'retryAfter' in accountCount
    ? accountCount
    : { attempt, isKnownDevice: false, isLast: accountCount.count === most };
}

/**
 * Resets the counters of a successful attempt. A known device has only its own counter. Otherwise the account's counter
 * for unknown devices is reset, and the counter of the IP address decreases by one.
 */
export async function resetAttemptCounters(
  session: Session,
  { attempt, isKnownDevice }: CountedAttempt,
): Promise<void> {
  const { kind, subject, address } = attempt;
  if (isKnownDevice && 'browser' in attempt)
    return deleteCounters(session, [deviceCounterKey(kind, subject, attempt.browser)]);
  await session.orm
    .update(signInAttempts)
    .set({ count: sql`greatest(${signInAttempts.count} - 1, 0)` })
    .where(eq(signInAttempts.key, addressCounterKey(kind, address)));
  await deleteCounters(session, [accountCounterKey(kind, subject)]);
}

/**
 * Resets two sign-in counters of an account: the counter for unknown devices, and the counter of the calling browser.
 * Counters of IP addresses stay.
 */
export async function resetSignInCounters(
  session: Session,
  { subject, browser }: Pick<AccountAttempt, 'subject' | 'browser'>,
): Promise<void> {
  await deleteCounters(session, [accountCounterKey('sign-in', subject), deviceCounterKey('sign-in', subject, browser)]);
}

/** Deletes counters whose window has ended. */
export async function deleteExpiredAttemptCounters(session: Session): Promise<void> {
  await session.orm.delete(signInAttempts).where(lt(signInAttempts.window_ends, sql`now()`));
}

async function deleteCounters({ orm }: Session, keys: string[]): Promise<void> {
  await orm.delete(signInAttempts).where(inArray(signInAttempts.key, keys));
}
