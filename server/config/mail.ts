import { ConfigError } from './read';
import type { ConfigVariables } from './variables';

/** Settings of outgoing mail. */
export interface MailConfig {
  /**
   * URL of the SMTP server, with user and password. When absent, mails go to the outbox; in production they are not
   * sent.
   */
  smtpUrl?: string;
  /** The sender, such as `Waybill <post@example.com>`. */
  from: string;
  /** Whether mails reach their recipients, by SMTP or by the outbox. Registration needs them. */
  isAvailable: boolean;
}

/**
 * Reads the settings of outgoing mail.
 * @throws ConfigError if production has an SMTP server but no sender: mail servers refuse the default at localhost
 */
export function readMailConfig(
  { SMTP_URL: smtpUrl, MAIL_FROM: from }: ConfigVariables,
  production: boolean,
): MailConfig {
  if (production && smtpUrl && !from)
    throw new ConfigError(
      'MAIL_FROM is missing: in production, mails need a sender, such as Waybill <post@example.com>.',
    );
  const isAvailable = !production || smtpUrl !== undefined;
  return { smtpUrl, from: from ?? 'Waybill <waybill@localhost>', isAvailable };
}
