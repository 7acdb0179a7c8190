import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { WriteContext, Entity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { createHistory } from '../activity';
import { users } from '../identity';
import { tariffEntity } from '../tariffs';
import { enqueueInquiryMails } from './inquiry-mails';
import { contactSaleProblems } from './rules';
import { contactSales } from './tables';
import { normalizeEmail, normalizePhone } from '../../formats/contact';

/** Entity of messages to the sales team. Users without the permission `sales.read` read only their own messages. */
export const contactSaleEntity: Entity = {
  type: 'ContactSale',
  table: contactSales,
  fields: { tariff: { kind: 'belongsTo', entity: () => tariffEntity, column: 'tariff_id' } },
  methods: entityMethods.ContactSale,
  rowPolicy: { exemptPermission: 'sales.read', condition: (column, user) => `${column('user_id')} = ${user}` },
  history: createHistory({ subject: 'CONTACT_SALE', title: 'email' }),
  rules: {
    derive: ({ after: { email, phone_number: phone }, user }) => ({
      user_id: user,
      email: normalizeEmail(email),
      phone_number: normalizePhone(phone),
    }),
    check: async (change) => contactSaleProblems(change.after, await countSentInLastHour(change)),
    after: ({ before, session, tenant, id }) => (before ? Promise.resolve() : enqueueInquiryMails(session, tenant, id)),
  },
};

async function countSentInLastHour({ session: { orm }, tenant, user }: WriteContext): Promise<number> {
  // The lock serializes a user's messages, so that concurrent messages cannot exceed the limit.
  await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)))
    .for('update');
  const isOwn = and(eq(contactSales.tenant_id, tenant), eq(contactSales.user_id, user));
  const isRecent = gt(contactSales.created_at, sql`now() - interval '1 hour'`);
  const [sent] = await orm.select({ count: count() }).from(contactSales).where(and(isOwn, isRecent));
  return sent?.count ?? 0;
}
