/** What a mail says, in words; the layout makes text and HTML of it. */
export interface Letter {
  subject: string;
  /** What it is about, a paragraph each. */
  body: readonly string[];
  /** Lines of a name and what stands for it. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** What the button says; only where there is a link. */
  action?: string;
  /** What else is good to know, smaller. */
  notes: readonly string[];
}

/** How long a link is good for. */
export interface Validity {
  count: number;
  unit: 'minute' | 'hour' | 'day';
}

/** All words of mails, in one language. */
export interface MailWords {
  greeting: string;
  /** Before a link that is written out. */
  copyLink: string;
  /** Why one was written to. */
  footer(to: { email: string }): string;
  invitation(facts: { company: string; by: string | null; validity: Validity }): Letter;
  restore(facts: { validity: Validity }): Letter;
  passwordChanged(): Letter;
  newDevice(facts: { device: string | null; address: string; at: string }): Letter;
  secondFactorOn(): Letter;
  secondFactorOff(): Letter;
  secondFactorReset(): Letter;
  recoveryCodeUsed(facts: { left: number }): Letter;
}
