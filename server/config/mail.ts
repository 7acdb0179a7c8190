import { ConfigError } from './read';
import type { Variables } from './variables';

/** How mails are sent. */
export interface MailConfig {
  /** Address of the SMTP server, with user and password; without one, mails go to the outbox, in production nowhere. */
  smtpUrl?: string;
  /** Sender. */
  from: string;
}

/** Reads how mails are sent. In production a sender of this machine's name would be taken by nobody. */
export function readMail({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Variables, production: boolean): MailConfig {
  if (production && smtpUrl && !from)
    throw new ConfigError(
      'MAIL_FROM is missing: in production, mails need a sender, such as Waybill <post@example.com>.',
    );
  return { smtpUrl, from: from ?? 'Waybill <waybill@localhost>' };
}
