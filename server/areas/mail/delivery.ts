import { createTransport } from 'nodemailer';
import type { Config, MailConfig } from '../../config';
import type { Message } from './compose';
import { outboxOf } from './outbox';

/** A way for mails to go. */
export interface Delivery {
  /** Sends one. `mail` is its id, the same for every try. Rejects when it could not be sent. */
  send(message: Message, mail: string): Promise<void>;
  /** Ends connections; what is being sent fails. */
  close(): void;
}

/** Milliseconds that an SMTP server gets to say something. */
const patience = 20_000;

/** How mails go: by SMTP, into the outbox, or, in production without an SMTP server, not at all. */
export function openDelivery(config: Pick<Config, 'production' | 'mail' | 'dataDirectory'>): Delivery | undefined {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) return smtpDelivery({ smtpUrl, from }, config.production);
  const outbox = outboxOf(config);
  return outbox && { send: (message, mail) => outbox.put(message, mail), close: () => undefined };
}

function smtpDelivery({ smtpUrl, from }: MailConfig, production: boolean): Delivery {
  const transport = createTransport({
    url: smtpUrl,
    // Mails hold links that open accounts. Without this, whoever stands between could have them sent in the clear.
    requireTLS: production,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = 'localhost'] = /@([\w.-]+)>?\s*$/.exec(from) ?? [];
  return {
    send: async ({ to, subject, text, html, language }, mail) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // The same for every try, so that a mail that came twice is seen once.
        messageId: `<waybill-${mail}@${domain}>`,
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
      });
    },
    close: () => transport.close(),
  };
}
