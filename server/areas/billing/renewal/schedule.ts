import { eq } from 'drizzle-orm';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { putInForce } from '../settling/in-force';
import { lookFacts, readStanding } from '../subscription/standing';
import { subscriptions } from '../tables';
import { nextLook } from './rules';

/**
 * Decides anew when the job looks at a company's subscription: call it last in the transaction of whatever changes one
 * (a payment, a card, canceling).
 */
export async function scheduleLook(session: Session, tenant: string): Promise<void> {
  // A period that has begun meanwhile needs no look of its own any more.
  await putInForce(session, tenant);
  const standing = await readStanding(session, tenant);
  if (!standing?.subscription) return;
  const due = nextLook(lookFacts(standing));
  await session.orm
    .update(subscriptions)
    .set({ due_at: due?.toISOString() ?? null, updated_at: now })
    .where(eq(subscriptions.tenant_id, tenant));
}
