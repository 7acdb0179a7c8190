import type { Config } from '../../config';
import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import { billingLetter, subscriptionPage } from './billing-news';
import { deviceName } from './device-name';
import { renderHtml, renderText } from './layout';
import { safeName } from './safe-name';
import type { Mail } from './enqueue-mail';
import { formatDateTime } from '../../texts/format';
import { textsIn } from '../../texts/texts';
import { accountLetters } from './letters/account-letters';
import type { Letter, Validity } from './letters/letter';
import type { Recipient, RecipientDirectory } from './recipients';

/** A mail, ready to be sent. */
export interface Message {
  to: string;
  subject: string;
  language: Language;
  text: string;
  html: string;
}

/** Configuration of mails: lifetimes of links and the console's address. */
export type MailingConfig = Pick<Config, 'links' | 'production' | 'port'>;

/** Dependencies of `compose`. */
export interface ComposeContext {
  config: MailingConfig;
  receivers: RecipientDirectory;
}

/**
 * Writes a mail in its recipient's language and creates the token of its link. Returns undefined when no active account
 * has the address, or when the invitation was already accepted.
 */
export async function compose(session: Session, mail: Mail, parts: ComposeContext): Promise<Message | undefined> {
  const receiver = await parts.receivers.find(session, mail);
  if (!receiver || receiver.state !== (mail.kind === 'INVITATION' ? 'INVITED' : 'ACTIVE')) return undefined;
  const { letter, link } = await letterOf(session, mail, receiver, parts);
  const { language, email } = receiver;
  const sheet = { letter, texts: textsIn(language), email, ...(link ? { link } : {}) };
  return { to: email, subject: letter.subject, language, text: renderText(sheet), html: renderHtml(sheet) };
}

async function letterOf(
  session: Session,
  mail: Mail,
  receiver: Recipient,
  { config, receivers }: ComposeContext,
): Promise<{ letter: Letter; link?: string }> {
  const { tenant, user, language } = receiver;
  const company = safeName(receiver.company || 'Waybill');
  const { links } = config;
  const texts = textsIn(language);
  const letters = accountLetters(texts);
  switch (mail.kind) {
    case 'INVITATION': {
      const minutes = links.invitationDays * 24 * 60;
      const link = withToken(
        mail.url,
        await receivers.createLinkToken(session, { tenant, user, purpose: 'INVITATION', minutes }),
      );
      const by = safeName(await receivers.nameOf(session, { tenant, user: mail.by })) || null;
      return {
        letter: letters.invitation({ company, by, validity: { count: links.invitationDays, unit: 'day' } }),
        link,
      };
    }
    case 'RESTORE': {
      const minutes = links.restoreMinutes;
      const link = withToken(
        mail.url,
        await receivers.createLinkToken(session, { tenant, user, purpose: 'RESTORE', minutes }),
      );
      return { letter: letters.restore({ validity: validityOf(minutes) }), link };
    }
    case 'PASSWORD_CHANGED':
      return { letter: letters.passwordChanged() };
    case 'NEW_DEVICE':
      return {
        letter: letters.newDevice({
          device: deviceName(mail.userAgent),
          address: mail.address,
          at: formatDateTime(mail.at, texts),
        }),
      };
    case 'SECOND_FACTOR_ON':
      return { letter: letters.secondFactorOn() };
    case 'SECOND_FACTOR_OFF':
      return { letter: letters.secondFactorOff() };
    case 'SECOND_FACTOR_RESET':
      return { letter: letters.secondFactorReset() };
    case 'RECOVERY_CODE_USED':
      return { letter: letters.recoveryCodeUsed({ left: mail.left }) };
    case 'FAILED_SIGN_INS': {
      const { step, tries, address } = mail;
      return { letter: letters.failedSignIns({ step, tries, address, at: formatDateTime(mail.at, texts) }) };
    }
    case 'PAYMENT_RECEIVED':
    case 'RENEWAL_FAILED':
    case 'CONFIRM_PAYMENT':
    case 'TRIAL_ENDING':
    case 'SUBSCRIPTION_ENDING':
    case 'SUBSCRIPTION_CANCELED':
    case 'SUBSCRIPTION_ENDED': {
      const origin = consoleOrigin(config);
      return {
        letter: billingLetter(mail, texts),
        ...(origin ? { link: `${origin}${subscriptionPage}` } : {}),
      };
    }
  }
}

/** Returns the console's origin; outside production the server's address is the default. Undefined when unknown. */
function consoleOrigin({ links, production, port }: MailingConfig): string | undefined {
  return links.origins[0] ?? (production || port === 0 ? undefined : `http://localhost:${port}`);
}

function withToken(url: string, token: string): string {
  const link = new URL(url);
  link.searchParams.set('token', token);
  return link.href;
}

function validityOf(minutes: number): Validity {
  return minutes % 60 === 0 ? { count: minutes / 60, unit: 'hour' } : { count: minutes, unit: 'minute' };
}
