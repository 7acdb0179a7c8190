import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { Session } from '../../../database/database';
import { code, ContractError } from '../../../dialect/errors';
import { signInAttempts } from '../tables';
import { accountKey, addressKey, incrementCounter, deviceKey } from './attempt-counters';
import { delaysFromLast } from './attempt-rules';
import { isKnownBrowser } from './known-browsers';

/** An attempt on the account with an email address. Each device known to the account has its own counter. */
export interface AccountAttempt {
  kind: 'sign-in' | 'code' | 'restore';
  /** The account's email. */
  of: string;
  address: string;
  /** Key of the browser, from its cookie. */
  browser: string;
}

/** Any other attempt. `of` is an email address, or the token of a link or provider. */
interface OtherAttempt {
  kind: 'register' | 'link' | 'invitation' | 'password' | 'social' | 'shared-link';
  of: string;
  address: string;
}

/** An attempt to authenticate. Each kind has its own counters. */
export type Attempt = AccountAttempt | OtherAttempt;

/** An attempt within the limits. */
export interface CountedAttempt {
  attempt: Attempt;
  /** Whether it came from a known device and is counted by that device's counter. */
  isKnownDevice: boolean;
  /** Whether it was the last one allowed before the window ends. */
  isLast: boolean;
}

/** Names of the kinds in log messages. */
const refusedAction: Readonly<Record<Attempt['kind'], string>> = {
  'sign-in': 'sign-in',
  social: 'sign-in by a provider',
  register: 'registration',
  code: 'code',
  link: 'link',
  restore: 'wish for a new password',
  password: 'change of password',
  invitation: 'invitation',
  'shared-link': 'shared link',
};

/**
 * Counts an attempt before its credentials are checked, so that concurrent attempts cannot exceed the limit. Call it
 * outside of any transaction, as a rollback would undo the count.
 * @param who tenant and user for the log, where they are known
 * @throws ContractError 1101 `locked` with `retryAfter`, when the account, its known device or the address has no
 * attempts left, or during a delay.
 */
export async function requireAttempt(
  { database, log }: Pick<RequestContext, 'database' | 'log'>,
  limits: SignInLimits,
  attempt: Attempt,
  who: Partial<Record<'tenant' | 'user', string>> = {},
): Promise<CountedAttempt> {
  const counted = await database.system((session) => countAttempt(session, limits, attempt));
  if (!('retryAfter' in counted)) return counted;
  const { retryAfter } = counted;
  log.warn(
    { address: attempt.address, retryAfter, ...who },
    `${refusedAction[attempt.kind]} refused: too many attempts`,
  );
  throw new ContractError('Too many attempts. Wait a while.', {
    code: code.unauthenticated,
    reason: 'locked',
    retryAfter,
  });
}

async function countAttempt(
  session: Session,
  limits: SignInLimits,
  attempt: Attempt,
): Promise<CountedAttempt | { retryAfter: number }> {
  const { attemptsPerAccount: most, attemptsPerAddress, windowMinutes } = limits;
  const { kind, of, address } = attempt;
  if ('browser' in attempt && (await isKnownBrowser(session, attempt.browser, of))) {
    const own = await incrementCounter(session, { key: deviceKey(kind, of, attempt.browser), most, windowMinutes });
    return 'retryAfter' in own ? own : { attempt, isKnownDevice: true, isLast: own.count === most };
  }
  // The address is counted first, so that a locked address cannot fill the table with account counters.
  const ofAddress = await incrementCounter(session, {
    key: addressKey(kind, address),
    most: attemptsPerAddress,
    windowMinutes,
  });
  if ('retryAfter' in ofAddress) return ofAddress;
  const delays = 'browser' in attempt ? { delaysFromLast: delaysFromLast(limits) } : {};
  const shared = await incrementCounter(session, { key: accountKey(kind, of), most, windowMinutes, ...delays });
  return 'retryAfter' in shared ? shared : { attempt, isKnownDevice: false, isLast: shared.count === most };
}

/**
 * Resets the counters of a successful attempt: the counter of a known device, or the account's counter for unknown
 * devices. In the second case the counter of the network address goes back by one.
 */
export async function resetAttempt(session: Session, { attempt, isKnownDevice }: CountedAttempt): Promise<void> {
  const { kind, of, address } = attempt;
  if (isKnownDevice && 'browser' in attempt) return deleteCounters(session, [deviceKey(kind, of, attempt.browser)]);
  await session.orm
    .update(signInAttempts)
    .set({ count: sql`greatest(${signInAttempts.count} - 1, 0)` })
    .where(eq(signInAttempts.key, addressKey(kind, address)));
  await deleteCounters(session, [accountKey(kind, of)]);
}

/** Resets the sign-in counters of an account: for unknown devices and this browser. Counters of addresses stay. */
export async function resetAccountAttempts(
  session: Session,
  { of, browser }: Pick<AccountAttempt, 'of' | 'browser'>,
): Promise<void> {
  await deleteCounters(session, [accountKey('sign-in', of), deviceKey('sign-in', of, browser)]);
}

/** Deletes counters whose window has ended. */
export async function deleteExpiredAttempts(session: Session): Promise<void> {
  await session.orm.delete(signInAttempts).where(lt(signInAttempts.window_ends, sql`now()`));
}

async function deleteCounters({ orm }: Session, keys: string[]): Promise<void> {
  await orm.delete(signInAttempts).where(inArray(signInAttempts.key, keys));
}
