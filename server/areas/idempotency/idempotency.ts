import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { requireValid } from '../../dialect/errors';
import { idempotencyKeys } from './tables';

/** A call that is sent again when its answer did not come: by a phone that was in a dead spot. */
export interface IdempotentCall {
  tenant: string;
  user: string;
  /** Made by the caller; absent: the call is done as often as it is sent. */
  key: string | null | undefined;
  /** Name of the method that is called. */
  method: string;
}

const maxKeyLength = 100;

/**
 * Does a piece of work once for a caller's key; to be called inside the transaction of the work. Whoever sends the key
 * again is answered the same id and nothing is done, also while the first is still at it; work that fails counts as not done.
 * @throws ContractError, told at `input.key`, when the key can be none.
 */
export async function runOnce(
  session: Session,
  { tenant, user, key, method }: IdempotentCall,
  work: () => Promise<string>,
): Promise<string> {
  if (key === null || key === undefined) return work();
  requireKey(key);
  const { orm } = session;
  // Whoever has the same key waits here until this transaction ends.
  const begun = await orm
    .insert(idempotencyKeys)
    .values({ tenant_id: tenant, user_id: user, key, method })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (begun.length === 0) {
    const done = await findEarlierResult(session, { tenant, user, key, method });
    if (done === undefined) throw new Error(`${method} was begun under a key and not done.`);
    return done;
  }
  const record = await work();
  await orm
    .update(idempotencyKeys)
    .set({ record_id: record })
    .where(matchesKey(tenant, user, key, method));
  await deleteOldKeys(session, tenant, user);
  return record;
}

/**
 * The id that a caller's key was answered, where it was: to be asked before whatever may have changed since the work was
 * done, such as what its sender sees. Undefined also while another is still at it, whom `once` waits for.
 * @throws ContractError, told at `input.key`, when the key can be none.
 */
export async function findEarlierResult(
  { orm }: Session,
  { tenant, user, key, method }: IdempotentCall,
): Promise<string | undefined> {
  if (key === null || key === undefined) return undefined;
  requireKey(key);
  const [done] = await orm
    .select({ record: idempotencyKeys.record_id })
    .from(idempotencyKeys)
    .where(matchesKey(tenant, user, key, method));
  return done?.record ?? undefined;
}

function requireKey(key: string): void {
  requireValid({
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

/** Nothing is sent again after a month. Rows that another call forgets are left to it. */
async function deleteOldKeys({ orm }: Session, tenant: string, user: string): Promise<void> {
  await orm.execute(sql`DELETE FROM ${idempotencyKeys} WHERE ctid IN (
    SELECT ctid FROM ${idempotencyKeys} WHERE ${and(eq(idempotencyKeys.tenant_id, tenant), eq(idempotencyKeys.user_id, user))}
      AND ${idempotencyKeys.done_at} < now() - interval '30 days' FOR UPDATE SKIP LOCKED)`);
}
