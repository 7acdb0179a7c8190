import { ConfigError } from './read';
import type { Variables } from './variables';

/** How mails are sent. */
export interface MailConfig {
  /**
   * URL of the SMTP server, with user and password. Without one, mails go to the outbox; in production they are not
   * sent.
   */
  smtpUrl?: string;
  /** Sender. */
  from: string;
}

/** Reads how mails are sent. In production a sender is required, because mail servers refuse one at localhost. */
export function readMail({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Variables, production: boolean): MailConfig {
  if (production && smtpUrl && !from)
    throw new ConfigError(
      'MAIL_FROM is missing: in production, mails need a sender, such as Waybill <post@example.com>.',
    );
  return { smtpUrl, from: from ?? 'Waybill <waybill@localhost>' };
}
