import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { now } from '../database/clock';
import type { Session } from '../database/database';
import { CallRefused } from './refusals';
import { newId } from './store';
import { sandboxObjects } from './tables';

/** What a call was answered. */
export interface Answer {
  status: number;
  body: object;
}

/** The answer to a call, kept under the call's key. */
export interface KeptAnswer extends Answer {
  object: 'request';
  /** What was asked, so that another question under the same key is noticed. */
  question: string;
}

/** Hours for which an answer is kept. */
const keptHours = 24;

/**
 * Does a call once. The same call again, under the same key, gets the answer that it got, also while the first is still
 * under way: it waits. What is refused before something was done leaves the key free.
 * @throws CallRefused when the key was used for another call.
 */
export async function once(
  { orm }: Session,
  key: string,
  call: string,
  work: () => Promise<Answer>,
): Promise<Answer & { again: boolean }> {
  const question = createHash('sha256').update(call).digest('hex');
  const id = newId('req');
  const open: KeptAnswer = { object: 'request', question, status: 0, body: {} };
  const [mine] = await orm
    .insert(sandboxObjects)
    .values({ id, kind: 'request', body: open, made_by: key, created_at: now })
    .onConflictDoUpdate({
      target: sandboxObjects.made_by,
      set: { id, body: open, created_at: now },
      setWhere: sql`${sandboxObjects.created_at} < ${now} - make_interval(hours => ${keptHours}::int)`,
    })
    .returning({ id: sandboxObjects.id });
  if (mine) {
    const answer = await work();
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
    throw new CallRefused(400, { type: 'idempotency_error', message });
  }
  return { status: row.body.status, body: row.body.body, again: true };
}
