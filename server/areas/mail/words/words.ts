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

/** What those who pay for a company are told, in one language; amounts and days come in it. */
export interface BillingWords {
  paymentReceived(facts: { amount: string; tariff: string; period: string; number: string }): Letter;
  /** `next`: when the card is tried again; null: it is not. */
  renewalFailed(facts: { amount: string; reason: string | null; end: string; next: string | null }): Letter;
  confirmPayment(facts: { amount: string; end: string }): Letter;
  trialEnding(facts: { tariff: string; end: string; charge: { amount: string; on: string } | null }): Letter;
  subscriptionEnding(facts: { tariff: string; end: string }): Letter;
  subscriptionCanceled(facts: { end: string }): Letter;
  subscriptionEnded(facts: { end: string }): Letter;
}

/** All words of mails, in one language. */
export interface MailWords extends BillingWords {
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
  failedSignIns(facts: { step: 'password' | 'code'; tries: number; address: string; at: string }): Letter;
}
