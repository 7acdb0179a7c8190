import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { requireNoProblems } from '../../dialect/errors';
import { idempotencyKeys } from './tables';

/** A call that a client may send again when it received no response. */
export interface IdempotentCall {
  tenant: string;
  user: string;
  /** The client's idempotency key; absent: the call is not idempotent. */
  key: string | null | undefined;
  method: string;
}

const maxKeyLength = 100;

/**
 * Calls `run` once for an idempotency key, in the caller's transaction, and returns the record id that `run` returned.
 * A repeated call returns the same id without calling `run`; a concurrent call waits for the first. A failed call can
 * be repeated with the same key.
 * @throws ContractError at `input.key` when the key is invalid.
 */
export async function runOncePerKey(
  session: Session,
  { tenant, user, key, method }: IdempotentCall,
  run: () => Promise<string>,
): Promise<string> {
  if (key === null || key === undefined) return run();
  requireKey(key);
  const { orm } = session;
  // A concurrent call with the same key waits here until this transaction ends.
  const inserted = await orm
    .insert(idempotencyKeys)
    .values({ tenant_id: tenant, user_id: user, key, method })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length === 0) {
    const earlierResult = await findEarlierResult(session, { tenant, user, key, method });
    if (earlierResult === undefined) throw new Error(`${method} has an idempotency key without a result.`);
    return earlierResult;
  }
  const record = await run();
  await orm
    .update(idempotencyKeys)
    .set({ record_id: record })
    .where(matchesKey(tenant, user, key, method));
  await deleteOldKeys(session, tenant, user);
  return record;
}

/**
 * Returns the id that an earlier call with the key returned. Call this function before checks that could fail because
 * the earlier call succeeded. Returns undefined while the earlier call is running; `runOncePerKey` waits for that call.
 * @throws ContractError at `input.key` when the key is invalid.
 */
export async function findEarlierResult(
  { orm }: Session,
  { tenant, user, key, method }: IdempotentCall,
): Promise<string | undefined> {
  if (key === null || key === undefined) return undefined;
  requireKey(key);
  const [earlierCall] = await orm
    .select({ record: idempotencyKeys.record_id })
    .from(idempotencyKeys)
    .where(matchesKey(tenant, user, key, method));
  return earlierCall?.record ?? undefined;
}

function requireKey(key: string): void {
  requireNoProblems({
    'input.key': [
      key === '' ? { code: 'required' } : undefined,
      key.length > maxKeyLength ? { code: 'too_long', payload: { max: maxKeyLength } } : undefined,
      key.includes('\0') ? { code: 'pattern', payload: { name: 'key' } } : undefined,
    ],
  });
}

function matchesKey(tenant: string, user: string, key: string, method: string) {
  return and(
    eq(idempotencyKeys.tenant_id, tenant),
    eq(idempotencyKeys.user_id, user),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.method, method),
  );
}

/** Deletes the user's keys older than 30 days. Skips rows that a concurrent call is deleting. */
async function deleteOldKeys({ orm }: Session, tenant: string, user: string): Promise<void> {
  await orm.execute(sql`DELETE FROM ${idempotencyKeys} WHERE ctid IN (
    SELECT ctid FROM ${idempotencyKeys} WHERE ${and(eq(idempotencyKeys.tenant_id, tenant), eq(idempotencyKeys.user_id, user))}
      AND ${idempotencyKeys.done_at} < now() - interval '30 days' FOR UPDATE SKIP LOCKED)`);
}
