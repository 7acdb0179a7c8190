import type { Language } from '../../contract.generated';
import type { BillingWords, Letter } from './words/words';

/** An amount in the smallest unit of its currency. */
interface Amount {
  amount: number;
  currency: string;
}

/** A name in each language. */
type Named = Readonly<Record<Language, string>>;

/** What those who pay for a company are told of its subscription. Days are ISO. */
export type BillingNews =
  /** That something was paid: for which days, and the receipt's number. */
  | ({ kind: 'PAYMENT_RECEIVED'; tariff: Named; start: string; end: string; number: string } & Amount)
  /** That the card could not be charged: the processor's word for why, and when it is tried next, if it is. */
  | ({ kind: 'RENEWAL_FAILED'; reason: string | null; end: string; next: string | null } & Amount)
  /** That the bank wants a charge confirmed. */
  | ({ kind: 'CONFIRM_PAYMENT'; end: string } & Amount)
  /** That a trial, or a period that no card renews, ends soon; `charge`: what the card is charged then, and when. */
  | {
      kind: 'TRIAL_ENDING' | 'SUBSCRIPTION_ENDING';
      tariff: Named;
      end: string;
      charge: (Amount & { on: string }) | null;
    }
  /** That it was canceled. */
  | { kind: 'SUBSCRIPTION_CANCELED'; end: string }
  /** That it is over. */
  | { kind: 'SUBSCRIPTION_ENDED'; end: string };

/** Page of the console that such a mail leads to. */
export const subscriptionPage = '/profile/Subscription';

/** Puts news of a subscription into words. */
export function billingLetter(news: BillingNews, say: BillingWords, language: Language): Letter {
  const day = (iso: string) => dayIn(iso, language);
  switch (news.kind) {
    case 'PAYMENT_RECEIVED': {
      const { tariff, start, end, number } = news;
      return say.paymentReceived({
        amount: amountIn(news, language),
        tariff: tariff[language],
        period: `${day(start)} – ${day(end)}`,
        number,
      });
    }
    case 'RENEWAL_FAILED': {
      const { reason, end, next } = news;
      return say.renewalFailed({ amount: amountIn(news, language), reason, end: day(end), next: next && day(next) });
    }
    case 'CONFIRM_PAYMENT':
      return say.confirmPayment({ amount: amountIn(news, language), end: day(news.end) });
    case 'TRIAL_ENDING':
    case 'SUBSCRIPTION_ENDING': {
      const { tariff, end, charge } = news;
      const charged = charge && { amount: amountIn(charge, language), on: day(charge.on) };
      const facts = { tariff: tariff[language], end: day(end), charge: charged };
      return news.kind === 'TRIAL_ENDING' ? say.trialEnding(facts) : say.subscriptionEnding(facts);
    }
    case 'SUBSCRIPTION_CANCELED':
      return say.subscriptionCanceled({ end: day(news.end) });
    case 'SUBSCRIPTION_ENDED':
      return say.subscriptionEnded({ end: day(news.end) });
  }
}

function amountIn({ amount, currency }: Amount, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'pl-PL';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 }).format(amount / 100);
}

function dayIn(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pl-PL', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}
