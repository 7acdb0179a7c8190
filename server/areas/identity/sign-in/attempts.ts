import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { Session } from '../../../database/database';
import { code, ContractError } from '../../../dialect/errors';
import { signInAttempts } from '../tables';
import { accountKey, addressKey, incrementCounter, deviceKey } from './attempt-counters';
import { delaysFromLast } from './attempt-rules';
import { isKnownBrowser } from './known-browsers';

/** An attempt that names an account by its email: devices that the account knows are counted by themselves. */
export interface AccountAttempt {
  kind: 'sign-in' | 'code' | 'restore';
  /** The account's email. */
  of: string;
  address: string;
  /** Key of the browser, from its cookie. */
  browser: string;
}

/** Any other attempt; `of` is what is tried: an email, or the token of a link or a provider. */
interface OtherAttempt {
  kind: 'register' | 'link' | 'invitation' | 'password' | 'social' | 'shared-link';
  of: string;
  address: string;
}

/** What is tried, and where from. Each kind is counted by itself. */
export type Attempt = AccountAttempt | OtherAttempt;

/** An attempt that was let through. */
export interface CountedAttempt {
  attempt: Attempt;
  /** Whether a known device made it, which has a counter of its own. */
  isKnownDevice: boolean;
  /** Whether no further one is let through before the window ends. */
  isLast: boolean;
}

/** What the log says is refused. */
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
 * Counts an attempt before anything is looked at, so that attempts at one moment cannot overtake the count. Outside of
 * any transaction: what is undone must stay counted.
 * @param who what the log says of the caller, where that is known
 * @throws ContractError 1101 `locked`, with `retryAfter`, once the account, its known device or the address has used up
 *   its attempts, and during the delays between those of unknown devices.
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
  // The address first: one that is locked cannot fill the table with accounts.
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
 * Resets what a success was counted by: a known device's own counter, or the one that unknown devices share. Its address
 * is as if it had not tried.
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

/** Resets an account's attempts to sign in, those of unknown devices and of this one; those of an address stay. */
export async function resetAccountAttempts(
  session: Session,
  { of, browser }: Pick<AccountAttempt, 'of' | 'browser'>,
): Promise<void> {
  await deleteCounters(session, [accountKey('sign-in', of), deviceKey('sign-in', of, browser)]);
}

/** Forgets counts whose time is over. */
export async function deleteExpiredAttempts(session: Session): Promise<void> {
  await session.orm.delete(signInAttempts).where(lt(signInAttempts.window_ends, sql`now()`));
}

async function deleteCounters({ orm }: Session, keys: string[]): Promise<void> {
  await orm.delete(signInAttempts).where(inArray(signInAttempts.key, keys));
}
