import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { systemUserId } from '../../dialect/write/mutations';
import type { EntityExtension } from '../../dialect/extension';
import { supportedLanguages } from '../../texts/languages';
import {
  enqueueMail,
  type Mail,
  type MailRecipient,
  type MailTemplate,
  type MailTemplates,
  sanitizeName,
} from '../mail';
import { requestEntity, routeTaskEntity } from '../transport';
import type { SharedLinkSigner } from './signer';
import { sharedLinks } from './tables';

/** Steps of a transport of which a customer can be notified. */
type CustomerMailKind = 'CUSTOMER_CONFIRMED' | 'CUSTOMER_ON_THE_WAY' | 'CUSTOMER_DELIVERED';

/**
 * A mail to the customer of a request, with the shared link `link`. Its address is read when it is sent; `email` is the
 * address that the customer had before.
 */
export type CustomerMail = { kind: CustomerMailKind; email: string; tenant: string; link: string };

/** The setting of the company that allows each mail. */
const settings: Readonly<Record<CustomerMailKind, string>> = {
  CUSTOMER_CONFIRMED: 'customer_mail_confirmed',
  CUSTOMER_ON_THE_WAY: 'customer_mail_on_the_way',
  CUSTOMER_DELIVERED: 'customer_mail_delivered',
};

/** Days for which the link in the mails is valid. */
const linkDays = 90;

/** Mails the customer when a request is confirmed or delivered. */
const requestMails: EntityExtension = {
  entity: requestEntity,
  after: async ({ before, after, session, tenant, id }) => {
    if (!before || before.status === after.status) return;
    if (after.status === 'SERVICE_CONFIRMED') await mailCustomer(session, tenant, id, 'CUSTOMER_CONFIRMED');
    if (after.status === 'SERVICE_PROVIDED') await mailCustomer(session, tenant, id, 'CUSTOMER_DELIVERED');
  },
};

/** Mails the customer when the first task of a leg is started. */
const taskMails: EntityExtension = {
  entity: routeTaskEntity,
  after: async ({ before, after, session, tenant }) => {
    if (before && before.status !== after.status && after.status === 'IN_PROGRESS')
      await mailCustomer(session, tenant, String(after.service_transportation_id), 'CUSTOMER_ON_THE_WAY');
  },
};

/** Extensions that mail customers, if the company has chosen so. */
export const customerMailExtensions: readonly EntityExtension[] = [requestMails, taskMails];

/** Enqueues a mail to the customer of a request, once for each kind, if the company has chosen it. */
async function mailCustomer(session: Session, tenant: string, request: string, kind: CustomerMailKind): Promise<void> {
  const text = `SELECT c.email FROM service_transportations s JOIN tenants n ON n.id = s.tenant_id
    JOIN customers c ON c.tenant_id = s.tenant_id AND c.id = s.customer_id
    WHERE s.tenant_id = $1 AND s.id = $2 AND n.${settings[kind]}`;
  const [row] = await session.rows({ text, params: [tenant, request] });
  if (!row?.[0]) return;
  const link = await findMailedLink(session, tenant, request);
  if (link.mailed.includes(kind)) return;
  await session.orm
    .update(sharedLinks)
    .set({ mailed: [...link.mailed, kind] })
    .where(and(eq(sharedLinks.tenant_id, tenant), eq(sharedLinks.id, link.id)));
  const mail: CustomerMail = { kind, email: row[0], tenant, link: link.id };
  await enqueueMail(session, mail);
}

/** Locks the link that the mails of a request have; creates it for the first one. */
async function findMailedLink({ orm }: Session, tenant: string, request: string) {
  const { id, tenant_id, service_transportation_id, mailed } = sharedLinks;
  const [found] = await orm
    .select({ id, mailed })
    .from(sharedLinks)
    .where(and(eq(tenant_id, tenant), eq(service_transportation_id, request), sql`${mailed} IS NOT NULL`))
    .for('update');
  if (found) return { id: found.id, mailed: found.mailed ?? [] };
  const created = { id: newId(), mailed: [] as string[] };
  await orm.insert(sharedLinks).values({
    tenant_id: tenant,
    service_transportation_id: request,
    user_id: null,
    expires_at: sql`now() + make_interval(days => ${linkDays}::int)`,
    ...created,
  });
  return created;
}

/** Returns whether a mail goes to a customer. */
export function isCustomerMail(mail: Mail): mail is CustomerMail {
  return mail.kind in settings;
}

const recipientSchema = z.object({ email: z.string().min(1), language: z.enum(supportedLanguages) });

/** Returns the customer as the recipient of a mail, in the language of the company; undefined if the link has ended. */
export async function findCustomerRecipient(session: Session, mail: CustomerMail): Promise<MailRecipient | undefined> {
  const text = `SELECT c.email, n.lang FROM shared_links l
    JOIN tenants n ON n.id = l.tenant_id AND n.deleted_at IS NULL
    JOIN service_transportations s ON s.tenant_id = l.tenant_id AND s.id = l.service_transportation_id AND s.deleted_at IS NULL
    JOIN customers c ON c.tenant_id = s.tenant_id AND c.id = s.customer_id AND c.deleted_at IS NULL
    WHERE l.tenant_id = $1 AND l.id = $2 AND l.revoked_at IS NULL AND l.expires_at > now()`;
  const [row] = await session.rows({ text, params: [mail.tenant, mail.link] });
  const { data } = recipientSchema.safeParse({ email: row?.[0], language: row?.[1] });
  return data && { ...data, tenant: mail.tenant, user: systemUserId };
}

/** Returns the templates of mails to customers. The signer makes the token of the link. */
export function createCustomerMailTemplates(signer: SharedLinkSigner): MailTemplates<CustomerMail> {
  const template: MailTemplate<CustomerMail> = {
    write: async (mail, { session, texts: { t }, consoleOrigin }) => {
      const text = `SELECT s.number, coalesce(c.name, ''), floor(extract(epoch FROM l.expires_at)) FROM shared_links l
      JOIN service_transportations s ON s.tenant_id = l.tenant_id AND s.id = l.service_transportation_id
      LEFT JOIN companies c ON c.tenant_id = l.tenant_id WHERE l.tenant_id = $1 AND l.id = $2`;
      const [row] = await session.rows({ text, params: [mail.tenant, mail.link] });
      const [number, name, ends] = row ?? [];
      if (!number || !ends) return undefined;
      const token = await signer.sign({ tenant: mail.tenant, link: mail.link, ends: Number(ends) });
      const values = { number, company: sanitizeName(name ?? '') };
      const letter = {
        subject: t(`customer_mail:${mail.kind}.subject`, values),
        body: [t(`customer_mail:${mail.kind}.text`, values)],
        isToAddress: true,
        action: t('customer_mail:open'),
        notes: [t('customer_mail:sender', values)],
      };
      return { letter, ...(consoleOrigin ? { link: `${consoleOrigin}/externalAccess#${token}` } : {}) };
    },
  };
  return { CUSTOMER_CONFIRMED: template, CUSTOMER_ON_THE_WAY: template, CUSTOMER_DELIVERED: template };
}
