import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, lt, sql } from 'drizzle-orm';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../context';
import type { Database, Session } from '../../../database/database';
import { code, ContractError } from '../../../dialect/errors';
import { signInAttempts } from '../tables';

/** What is tried: each is counted by itself. */
export type AttemptKind =
  | 'sign-in'
  | 'code'
  | 'restore'
  | 'register'
  | 'link'
  | 'invitation'
  | 'password'
  | 'social'
  | 'shared-link';

/** Who tries, and where from. */
export interface Attempt {
  /** The address of an account; for a link or a provider's word, its token. */
  of: string;
  address: string;
  /** Absent: a sign-in. */
  kind?: AttemptKind;
}

/** What the log says is refused. */
const refused: Readonly<Record<AttemptKind, string>> = {
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
 * @throws ContractError 1101 `locked` once the account or the address has used up its attempts.
 */
export async function requireAttempt(
  { database, log }: Pick<RequestContext, 'database' | 'log'>,
  limits: SignInLimits,
  attempt: Attempt,
  who: Partial<Record<'tenant' | 'user', string>> = {},
): Promise<void> {
  if (await countAttempt(database, limits, attempt)) return;
  log.warn({ address: attempt.address, ...who }, `${refused[attempt.kind ?? 'sign-in']} refused: too many attempts`);
  throw new ContractError('Too many attempts. Wait a while.', { code: code.unauthenticated, reason: 'locked' });
}

/** @returns whether neither the account nor the address has used up its attempts. */
function countAttempt(database: Database, limits: SignInLimits, attempt: Attempt): Promise<boolean> {
  return database.system(async (session) => {
    // The address first: one that is locked cannot fill the table with accounts.
    const ofAddress = await countOne(session, addressKey(attempt), limits.windowMinutes);
    if (ofAddress > limits.attemptsPerAddress) return false;
    return (await countOne(session, accountKey(attempt), limits.windowMinutes)) <= limits.attemptsPerAccount;
  });
}

/** A sign-in succeeded: its account begins anew, and its address is as if it had not tried. */
export async function forgiveAttempt(session: Session, attempt: Attempt): Promise<void> {
  await session.orm
    .update(signInAttempts)
    .set({ count: sql`greatest(${signInAttempts.count} - 1, 0)` })
    .where(eq(signInAttempts.key, addressKey(attempt)));
  await forgiveAccount(session, attempt);
}

/** An account's attempts begin anew; those of an address stay counted. */
export async function forgiveAccount({ orm }: Session, attempt: Pick<Attempt, 'of' | 'kind'>): Promise<void> {
  await orm.delete(signInAttempts).where(eq(signInAttempts.key, accountKey(attempt)));
}

/** Forgets counts whose time is over. */
export async function sweepAttempts(session: Session): Promise<void> {
  await session.orm.delete(signInAttempts).where(lt(signInAttempts.window_ends, sql`now()`));
}

async function countOne({ orm }: Session, key: string, minutes: number): Promise<number> {
  const { count, window_ends: ends } = signInAttempts;
  const freshEnd = sql`now() + make_interval(mins => ${minutes}::int)`;
  const over = sql`${ends} < now()`;
  const [row] = await orm
    .insert(signInAttempts)
    .values({ key, count: 1, window_ends: freshEnd })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${count} + 1 END`,
        window_ends: sql`CASE WHEN ${over} THEN ${freshEnd} ELSE ${ends} END`,
      },
    })
    .returning({ count });
  return row?.count ?? 0;
}

function prefix(kind: AttemptKind = 'sign-in'): string {
  return kind === 'sign-in' ? '' : `${kind}:`;
}

/** Hashed: what people type here by mistake is sometimes a password. */
function accountKey({ of, kind }: Pick<Attempt, 'of' | 'kind'>): string {
  return `${prefix(kind)}account:${createHash('sha256').update(of).digest('base64url')}`;
}

/** Someone with an IPv6 address has the whole network of 64 bits. */
function addressKey({ address, kind }: Attempt): string {
  return `${prefix(kind)}address:${isIPv6(address) ? network(address) : address}`;
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)]
    .slice(0, 4)
    .join(':');
}
