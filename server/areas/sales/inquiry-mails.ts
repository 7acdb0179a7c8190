import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Session } from '../../database/database';
import { enqueueJob, type JobKind } from '../../queue';
import { readPermissionHolders } from '../identity';
import { mailDelayMs, notifyUsers } from '../inbox';
import { enqueueMail } from '../mail';
import { companies, tenants } from '../tenancy';
import type { SalesMail } from './mails';
import { contactSales } from './tables';

/** Kind of the jobs that announce inquiries. A job's unique key is the id of the inquiry. */
const announceJobKind = 'sales.announce';

/** Enqueues the mails about a new inquiry. A job sends them, because a tenant cannot read the operator's users. */
export async function enqueueInquiryMails(session: Session, tenant: string, id: string): Promise<void> {
  await enqueueJob(session, { kind: announceJobKind, tenant, key: id });
}

/** Returns the job that tells of a new inquiry the operator's users with the permission `operator.sell`. */
export function createInquiryMailJobKind(database: Pick<Database, 'system'>): JobKind {
  return {
    kind: announceJobKind,
    handler: ({ tenant, key }) =>
      database.system(async (session) => {
        if (tenant !== null && key !== null) await mailInquiry(session, tenant, key);
      }),
  };
}

/** Enqueues the mails about an inquiry and adds it to inboxes, unless an earlier attempt has done so. */
async function mailInquiry(session: Session, tenant: string, id: string): Promise<void> {
  const isNew = and(eq(contactSales.tenant_id, tenant), eq(contactSales.id, id), isNull(contactSales.announced_at));
  const [inquiry] = await session.orm
    .update(contactSales)
    .set({ announced_at: sql`now()` })
    .where(isNew)
    .returning();
  if (!inquiry) return;
  const [company] = await session.orm
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.tenant_id, tenant));
  const { email, phone_number: phone, text } = inquiry;
  for (const operator of await session.orm
    .select({ id: tenants.id })
    .from(tenants)
    .where(eq(tenants.is_operator, true))) {
    const sellers = await readPermissionHolders(session, operator.id, 'operator.sell');
    const entries = await notifyUsers(
      { session, tenant: operator.id, user: null },
      sellers.map(({ user }) => user),
      { facts: { kind: 'SALES_REQUEST', sender: company?.name ?? email }, subject: { type: 'SALES', id } },
    );
    for (const { user } of sellers) {
      const facts = { inquiry: id, company: company?.name ?? null, email, phone, text };
      const mail: SalesMail = { kind: 'SALES_INQUIRY', tenant: operator.id, user, entry: entries.get(user), ...facts };
      await enqueueMail(session, mail, { delayMs: mailDelayMs });
    }
  }
}
