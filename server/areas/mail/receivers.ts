import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Mail, Person } from './post';

/** Who a mail goes to. */
export interface Receiver extends Person {
  email: string;
  language: Language;
  state: string;
  /** Name of the person's company; empty while it has none. */
  company: string;
}

/** A link in a mail: whose it is, what it is for, and how long it is good for. */
export interface LinkOrder extends Person {
  purpose: 'INVITATION' | 'RESTORE';
  minutes: number;
}

/** What mails need to know of people. The area that keeps people provides it. */
export interface Receivers {
  /** Finds who a mail goes to; undefined when no account has the address. */
  find: (session: Session, mail: Mail) => Promise<Receiver | undefined>;
  /** Returns a person's name; empty while there is none. */
  nameOf: (session: Session, person: Person) => Promise<string>;
  /** Makes the token of a link. */
  makeLink: (session: Session, order: LinkOrder) => Promise<string>;
}
