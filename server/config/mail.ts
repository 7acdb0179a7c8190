import { ConfigError, type Environment, url } from './values';

/** How mails are sent. */
export interface MailConfig {
  /** Address of the SMTP server, with user and password; without one, mails go to the outbox, in production nowhere. */
  smtpUrl?: string;
  /** Sender. */
  from: string;
}

/** Reads how mails are sent. In production a sender of this machine's name would be taken by nobody. */
export function readMail(environment: Environment, production: boolean): MailConfig {
  const smtpUrl = url(environment, 'SMTP_URL', ['smtp:', 'smtps:']);
  const { MAIL_FROM: from } = environment;
  if (production && smtpUrl && !from)
    throw new ConfigError(
      'MAIL_FROM is missing: in production, mails need a sender, such as Waybill <post@example.com>.',
    );
  return { smtpUrl, from: from || 'Waybill <waybill@localhost>' };
}
