import type { Config } from '../../config';
import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import { textsInLanguage } from '../../texts/texts';
import type { Mail } from './enqueue-mail';
import { renderMailHtml, renderMailText } from './layout';
import type { MailRecipientFinder, MailTemplate } from './template';

/** A mail, ready to be sent. */
export interface MailMessage {
  to: string;
  subject: string;
  language: Language;
  text: string;
  html: string;
}

/** What `composeMail` needs from the server. */
export interface ComposeContext {
  config: Pick<Config, 'links' | 'production' | 'port'>;
  findRecipient: MailRecipientFinder;
}

/** Writes a mail in its recipient's language. Returns undefined when the mail has no recipient, or nothing to say. */
export async function composeMail(
  session: Session,
  mail: Mail,
  template: MailTemplate,
  { config, findRecipient }: ComposeContext,
): Promise<MailMessage | undefined> {
  const recipient = await findRecipient(session, mail);
  if (!recipient) return undefined;
  const { language, email } = recipient;
  const texts = textsInLanguage(language);
  const written = await template.write(mail, { session, recipient, texts, consoleOrigin: consoleOrigin(config) });
  if (!written) return undefined;
  const sheet = { ...written, texts, email };
  return {
    to: email,
    subject: written.letter.subject,
    language,
    text: renderMailText(sheet),
    html: renderMailHtml(sheet),
  };
}

/** Returns the console's origin; outside production the server's address is the default. Undefined when unknown. */
function consoleOrigin({ links, production, port }: ComposeContext['config']): string | undefined {
  return links.origins[0] ?? (production || port === 0 ? undefined : `http://localhost:${port}`);
}
