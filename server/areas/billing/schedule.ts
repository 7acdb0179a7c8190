import { eq } from 'drizzle-orm';
import { now } from '../../database/clock';
import type { Session } from '../../database/database';
import { nextLook } from './renewal/rules';
import { lookFacts, readStanding } from './standing';
import { subscriptions } from './tables';

/**
 * Sets when the job looks at a tenant's subscription next, by what is paid, canceled and kept now. Call it last in the
 * transaction of whatever changes one of these.
 */
export async function schedule(session: Session, tenant: string): Promise<void> {
  const standing = await readStanding(session, tenant);
  if (!standing?.subscription) return;
  const due = nextLook(lookFacts(standing));
  await session.orm
    .update(subscriptions)
    .set({ due_at: due?.toISOString() ?? null, updated_at: now })
    .where(eq(subscriptions.tenant_id, tenant));
}
