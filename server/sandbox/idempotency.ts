import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { billingTimeSql } from '../database/clock';
import type { Session } from '../database/database';
import { SandboxApiError } from './api-errors';
import { newStripeId } from './store';
import { sandboxObjects } from './tables';

/** Answer to an API request. */
export interface ApiAnswer {
  status: number;
  body: object;
}

/** Answer to an API request, stored with the request's idempotency key. */
export interface StoredAnswer extends ApiAnswer {
  object: 'request';
  /** Hash of the request, to detect a key that is reused for another request. */
  question: string;
}

/** Hours for which a request with a used idempotency key returns the stored answer. */
const keptHours = 24;

/**
 * Runs an API request once per idempotency key. A repeated request waits until the first request has ended and returns
 * the stored answer, with `again` set. A refused request does not use up its key.
 */
export async function runRequestOnce(
  { orm }: Session,
  key: string,
  request: string,
  run: () => Promise<ApiAnswer>,
): Promise<ApiAnswer & { again: boolean }> {
  const question = createHash('sha256').update(request).digest('hex');
  const id = newStripeId('req');
  const open: StoredAnswer = { object: 'request', question: question, status: 0, body: {} };
  const [claimed] = await orm
    .insert(sandboxObjects)
    .values({ id, kind: 'request', body: open, made_by: key, created_at: billingTimeSql })
    .onConflictDoUpdate({
      target: sandboxObjects.made_by,
      set: { id, body: open, created_at: billingTimeSql },
      setWhere: sql`${sandboxObjects.created_at} < ${billingTimeSql} - make_interval(hours => ${keptHours}::int)`,
    })
    .returning({ id: sandboxObjects.id });
  if (claimed) {
    const answer = await run();
    await orm
      .update(sandboxObjects)
      .set({ body: { ...open, ...answer } })
      .where(eq(sandboxObjects.id, id));
    return { ...answer, again: false };
  }
  const [row] = await orm
    .select({ body: sandboxObjects.body })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.made_by, key));
  if (row?.body.object !== 'request' || row.body.question !== question) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw new SandboxApiError(400, { type: 'idempotency_error', message });
  }
  return { status: row.body.status, body: row.body.body, again: true };
}
