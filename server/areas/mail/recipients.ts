import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Mail, Person } from './enqueue-mail';

/** Recipient of a mail. */
export interface Recipient extends Person {
  email: string;
  language: Language;
  state: string;
  /** Name of the person's company; empty while it has none. */
  company: string;
}

/** A link to create for a mail: its user, purpose and lifetime. */
export interface LinkRequest extends Person {
  purpose: 'INVITATION' | 'RESTORE';
  minutes: number;
}

/** Access to users, which the identity area provides. */
export interface RecipientDirectory {
  /** Finds the recipient of a mail; undefined when no account has the address. */
  find: (session: Session, mail: Mail) => Promise<Recipient | undefined>;
  /** Returns a person's name; empty while there is none. */
  nameOf: (session: Session, person: Person) => Promise<string>;
  /** Creates the token of a link. */
  createLinkToken: (session: Session, order: LinkRequest) => Promise<string>;
}
