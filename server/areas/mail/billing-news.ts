import { amountInWords, dayInWords } from '../../texts/format';
import { type LocalizedText, textIn } from '../../texts/localized';
import type { Texts } from '../../texts/texts';
import { billingLetters } from './letters/billing-letters';
import type { Letter } from './letters/letter';

/** An amount in the smallest unit of its currency. */
interface Amount {
  amount: number;
  currency: string;
}

/** What those who pay for a company are told of its subscription. Days are ISO. */
export type BillingNews =
  /** That something was paid: for which days, and the receipt's number. */
  | ({ kind: 'PAYMENT_RECEIVED'; tariff: LocalizedText; start: string; end: string; number: string } & Amount)
  /** That the card could not be charged: the processor's word for why, and when it is tried next, if it is. */
  | ({ kind: 'RENEWAL_FAILED'; reason: string | null; end: string; next: string | null } & Amount)
  /** That the bank wants a charge confirmed. */
  | ({ kind: 'CONFIRM_PAYMENT'; end: string } & Amount)
  /** That a trial, or a period that no card renews, ends soon; `charge`: what the card is charged then, and when. */
  | {
      kind: 'TRIAL_ENDING' | 'SUBSCRIPTION_ENDING';
      tariff: LocalizedText;
      end: string;
      charge: (Amount & { on: string }) | null;
    }
  /** That it was canceled. */
  | { kind: 'SUBSCRIPTION_CANCELED'; end: string }
  /** That it is over. */
  | { kind: 'SUBSCRIPTION_ENDED'; end: string };

/** Page of the console that such a mail leads to. */
export const subscriptionPage = '/profile/Subscription';

/** Returns the mail about news of a subscription. */
export function billingLetter(news: BillingNews, texts: Texts): Letter {
  const letters = billingLetters(texts);
  const day = (iso: string) => dayInWords(iso, texts);
  const money = ({ amount, currency }: Amount) => amountInWords(amount, currency, texts);
  switch (news.kind) {
    case 'PAYMENT_RECEIVED': {
      const { start, end, number } = news;
      const tariff = textIn(news.tariff, texts.language);
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
      const facts = { tariff: textIn(news.tariff, texts.language), end: day(end) };
      if (news.kind === 'SUBSCRIPTION_ENDING') return letters.subscriptionEnding(facts);
      return letters.trialEnding({ ...facts, charge: charge && { amount: money(charge), on: day(charge.on) } });
    }
    case 'SUBSCRIPTION_CANCELED':
      return letters.subscriptionCanceled({ end: day(news.end) });
    case 'SUBSCRIPTION_ENDED':
      return letters.subscriptionEnded({ end: day(news.end) });
  }
}
