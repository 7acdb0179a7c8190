import type { Config, MailConfig } from '../../config';
import type { MailMessage } from './compose';
import { openMailOutbox } from './outbox';

/** Sends mails by SMTP or stores them in the outbox. */
export interface MailDelivery {
  /** Sends a message; `mail` is the mail's id. Rejects when the message could not be sent. */
  send(message: MailMessage, mail: string): Promise<void>;
  /** Closes the connections to the SMTP server; mails that are being sent fail. */
  close(): void;
}

/** Timeout of a connection to the SMTP server, in milliseconds. */
const smtpTimeoutMs = 20_000;

/** Returns the delivery by SMTP or into the outbox; undefined in production without an SMTP server. */
export function openMailDelivery(
  config: Pick<Config, 'production' | 'mail' | 'dataDirectory'>,
): MailDelivery | undefined {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) return smtpDelivery({ smtpUrl, from }, config.production);
  const outbox = openMailOutbox(config);
  return outbox && { send: (message, mail) => outbox.put(message, mail), close: () => undefined };
}

function smtpDelivery({ smtpUrl, from }: Pick<MailConfig, 'smtpUrl' | 'from'>, production: boolean): MailDelivery {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      // Mails contain sign-in links. Without TLS, an attacker on the network could read the links.
      requireTLS: production,
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let opening: ReturnType<typeof open> | undefined;
  const [, domain = 'localhost'] = /@([\w.-]+)>?\s*$/.exec(from) ?? [];
  return {
    send: async ({ to, subject, text, html, language }, mail) => {
      opening ??= open();
      const transport = await opening;
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Every attempt to send a mail uses one id, so that a mail client shows a mail that arrives twice only once.
        messageId: `<waybill-${mail}@${domain}>`,
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
      });
    },
    close: () => void opening?.then((transport) => transport.close()),
  };
}
