import { formatAmount, formatDate } from '../../texts/format';
import { type LocalizedText, textInLanguage } from '../../texts/localized';
import { isEntryRead, type MailWithEntry } from '../inbox';
import { type MailLetter, type MailTemplates, type TenantUser, sanitizeName } from '../mail';

/** Mails about sales inquiries and offers. */
export type SalesMail =
  /** To the operator: a company has sent an inquiry, whose id is `inquiry`. */
  | ({
      kind: 'SALES_INQUIRY';
      inquiry: string;
      company: string | null;
      email: string;
      phone: string;
      text: string | null;
    } & MailWithEntry)
  /** To the sender of an inquiry: a tariff was offered. Prices are in cents; the day is an ISO date. */
  | ({
      kind: 'TARIFF_OFFERED';
      tariff: LocalizedText;
      monthly_price: number | null;
      yearly_price: number | null;
      valid_until: string;
    } & TenantUser);

/** Templates of the mails about sales inquiries and offers. */
export const salesMailTemplates: MailTemplates<SalesMail> = {
  SALES_INQUIRY: {
    write: async (mail, { session, texts: { t }, consoleOrigin }) => {
      if (await isEntryRead(session, mail)) return undefined;
      const { inquiry, company, email, phone, text } = mail;
      const sender = sanitizeName(company ?? email);
      const letter: MailLetter = {
        subject: t('sales_mail:inquiry.subject', { company: sender }),
        body: [t('sales_mail:inquiry.text', { company: sender })],
        facts: [
          [t('sales_mail:inquiry.email'), email],
          [t('sales_mail:inquiry.phone'), phone],
          ...(text === null ? [] : [[t('sales_mail:inquiry.message'), text] as const]),
        ],
        action: t('sales_mail:inquiry.action'),
        notes: [],
      };
      return { letter, ...(consoleOrigin ? { link: `${consoleOrigin}/sales/${inquiry}` } : {}) };
    },
  },
  TARIFF_OFFERED: {
    write: ({ tariff, monthly_price: month, yearly_price: year, valid_until: until }, { texts, consoleOrigin }) => {
      const { t } = texts;
      const name = textInLanguage(tariff, texts.language);
      const money = (cents: number) => formatAmount(cents, 'EUR', texts);
      const letter: MailLetter = {
        subject: t('sales_mail:offer.subject', { tariff: name }),
        body: [t('sales_mail:offer.text', { tariff: name, until: formatDate(until, texts) })],
        facts: [
          ...(month === null ? [] : [[t('sales_mail:offer.month'), money(month)] as const]),
          ...(year === null ? [] : [[t('sales_mail:offer.year'), money(year)] as const]),
        ],
        action: t('sales_mail:offer.action'),
        notes: [t('sales_mail:offer.withoutTax')],
      };
      return { letter, ...(consoleOrigin ? { link: `${consoleOrigin}/profile/Subscription` } : {}) };
    },
  },
};
