import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Texts } from '../../texts/texts';
import type { Mail, TenantUser } from './enqueue-mail';
import type { MailLetter } from './letter';

/** Recipient of a mail. */
export interface MailRecipient extends TenantUser {
  email: string;
  language: Language;
}

/** Finds the recipient of a mail; undefined when no account may receive it. The identity area provides this function. */
export type MailRecipientFinder = (session: Session, mail: Mail) => Promise<MailRecipient | undefined>;

/** What a template may use to write a letter. */
export interface MailLetterContext {
  session: Session;
  recipient: MailRecipient;
  /** Texts in the recipient's language. */
  texts: Texts;
  /** Origin of the console's address; undefined when unknown. */
  consoleOrigin: string | undefined;
}

/** A letter, and the URL that its button opens. */
export interface MailLetterWithLink {
  letter: MailLetter;
  link?: string;
}

/** Writes the letters of one kind of mail. */
export interface MailTemplate<M extends Mail = Mail> {
  /** Hours after which a mail is dropped instead of sent; absent: a mail is never dropped. */
  maxAgeHours?: number;
  /**
   * Writes the letter when its mail is sent, so that a link's token is never stored. Returns undefined if there is nothing
   * to say any more: the mail is dropped then. It is a method, not a property:
   * methods with a narrower parameter remain assignable to `MailTemplate<Mail>`.
   */
  write(mail: M, context: MailLetterContext): MailLetterWithLink | Promise<MailLetterWithLink | undefined>;
}

/** The templates of an area's mails, by the kind of mail. */
export type MailTemplates<M extends Mail = Mail> = { readonly [Kind in M['kind']]: MailTemplate<M & { kind: Kind }> };
