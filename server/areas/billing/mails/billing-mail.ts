import { formatAmount, formatDate } from '../../../texts/format';
import { type LocalizedText, textInLanguage } from '../../../texts/localized';
import type { Texts } from '../../../texts/texts';
import { createBillingLetterWriters } from './billing-letters';
import { isEntryRead, type MailWithEntry } from '../../inbox';
import type { MailLetter, MailTemplate, MailTemplates } from '../../mail';

/** An amount in the smallest unit of its currency. */
interface Amount {
  amount: number;
  currency: string;
}

/** A notification about a subscription, mailed to the users who may pay. `start`, `end`, `next` and `on` are ISO dates. */
export type BillingNotification =
  /** A payment succeeded. */
  | ({ kind: 'PAYMENT_RECEIVED'; tariff: LocalizedText; start: string; end: string; number: string } & Amount)
  /**
   * The card was declined. `reason` is Stripe's decline code; `next` is the day of the next attempt, null after the
   * last one.
   */
  | ({ kind: 'RENEWAL_FAILED'; reason: string | null; end: string; next: string | null } & Amount)
  /** The cardholder must authenticate a charge. */
  | ({ kind: 'CONFIRM_PAYMENT'; end: string } & Amount)
  /** A trial, or a period without a saved card, ends soon. `charge` is the scheduled charge; null when there is none. */
  | {
      kind: 'TRIAL_ENDING' | 'SUBSCRIPTION_ENDING';
      tariff: LocalizedText;
      end: string;
      charge: (Amount & { on: string }) | null;
    }
  /** The subscription was canceled. */
  | { kind: 'SUBSCRIPTION_CANCELED'; end: string }
  /** The subscription has ended. */
  | { kind: 'SUBSCRIPTION_ENDED'; end: string };

/** Page of the console that mails about subscriptions link to. */
export const subscriptionPagePath = '/profile/Subscription';

/** Returns the letter for a notification about a subscription. */
export function writeBillingLetter(news: BillingNotification, texts: Texts): MailLetter {
  const letters = createBillingLetterWriters(texts);
  const day = (iso: string) => formatDate(iso, texts);
  const money = ({ amount, currency }: Amount) => formatAmount(amount, currency, texts);
  switch (news.kind) {
    case 'PAYMENT_RECEIVED': {
      const { start, end, number } = news;
      const tariff = textInLanguage(news.tariff, texts.language);
      return letters.paymentReceived({ amount: money(news), tariff, period: `${day(start)} – ${day(end)}`, number });
    }
    case 'RENEWAL_FAILED': {
      const { reason, end, next } = news;
      return letters.renewalFailed({ amount: money(news), reason, end: day(end), next: next && day(next) });
    }
    case 'CONFIRM_PAYMENT':
      return letters.confirmPayment({ amount: money(news), end: day(news.end) });
    case 'TRIAL_ENDING':
    case 'SUBSCRIPTION_ENDING': {
      const { end, charge } = news;
      const facts = { tariff: textInLanguage(news.tariff, texts.language), end: day(end) };
      if (news.kind === 'SUBSCRIPTION_ENDING') return letters.subscriptionEnding(facts);
      return letters.trialEnding({ ...facts, charge: charge && { amount: money(charge), on: day(charge.on) } });
    }
    case 'SUBSCRIPTION_CANCELED':
      return letters.subscriptionCanceled({ end: day(news.end) });
    case 'SUBSCRIPTION_ENDED':
      return letters.subscriptionEnded({ end: day(news.end) });
  }
}

/** A notification to one user. */
type BillingMail = BillingNotification & MailWithEntry;

const template: MailTemplate<BillingMail> = {
  write: async (mail, { session, texts, consoleOrigin }) => {
    if (await isEntryRead(session, mail)) return undefined;
    return {
      letter: writeBillingLetter(mail, texts),
      ...(consoleOrigin ? { link: `${consoleOrigin}${subscriptionPagePath}` } : {}),
    };
  },
};

/** Templates of the mails about a subscription. */
export const billingMailTemplates: MailTemplates<BillingMail> = {
  PAYMENT_RECEIVED: template,
  RENEWAL_FAILED: template,
  CONFIRM_PAYMENT: template,
  TRIAL_ENDING: template,
  SUBSCRIPTION_ENDING: template,
  SUBSCRIPTION_CANCELED: template,
  SUBSCRIPTION_ENDED: template,
};
