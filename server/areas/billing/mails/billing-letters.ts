import type { Texts } from '../../../texts/texts';
import type { MailLetter } from '../../mail';

/**
 * Returns functions that write the mails about a subscription, in the language of `t`. Callers pass amounts and days
 * as formatted text.
 */
export function createBillingLetterWriters({ t, find }: Pick<Texts, 't' | 'find'>) {
  const action = t('billing_mail:openSubscription');
  const reasonOf = (code: string | null) =>
    find(code ? [`billing_mail:declineReasons.${code}`] : [], 'billing_mail:declineReasons.unknown');

  return {
    paymentReceived: ({
      amount,
      tariff,
      period,
      number,
    }: Record<'amount' | 'tariff' | 'period' | 'number', string>) => ({
      subject: t('billing_mail:paymentReceived.subject', { amount }),
      body: [t('billing_mail:paymentReceived.text', { amount })],
      facts: [
        [t('billing_mail:paymentReceived.tariff'), tariff],
        [t('billing_mail:paymentReceived.period'), period],
        [t('billing_mail:paymentReceived.amount'), amount],
        [t('billing_mail:paymentReceived.receipt'), number],
      ],
      action,
      notes: [t('billing_mail:paymentReceived.receiptPdf')],
    }),

    renewalFailed: ({ amount, reason, end, next }: FailedRenewal) => ({
      subject: t('billing_mail:renewalFailed.subject'),
      body: [
        t('billing_mail:renewalFailed.text', { amount, reason: reasonOf(reason) }),
        next ? t('billing_mail:renewalFailed.nextTry', { next }) : t('billing_mail:renewalFailed.lastTry'),
      ],
      action,
      notes: [t('billing_mail:renewalFailed.until', { end })],
    }),

    confirmPayment: ({ amount, end }: { amount: string; end: string }) => ({
      subject: t('billing_mail:confirmPayment.subject', { amount }),
      body: [t('billing_mail:confirmPayment.text', { amount })],
      action: t('billing_mail:confirmPayment.action'),
      notes: [t('billing_mail:confirmPayment.until', { end })],
    }),

    trialEnding: ({ tariff, end, charge }: EndingTrial) => ({
      subject: t('billing_mail:trialEnding.subject', { end }),
      body: [
        t('billing_mail:trialEnding.text', { tariff, end }),
        charge ? t('billing_mail:trialEnding.charged', { ...charge }) : t('billing_mail:trialEnding.notCharged'),
      ],
      action,
      notes: [],
    }),

    subscriptionEnding: ({ tariff, end }: { tariff: string; end: string }) => ({
      subject: t('billing_mail:subscriptionEnding.subject', { end }),
      body: [t('billing_mail:subscriptionEnding.text', { tariff, end }), t('billing_mail:subscriptionEnding.noCard')],
      action,
      notes: [],
    }),

    subscriptionCanceled: ({ end }: { end: string }) => ({
      subject: t('billing_mail:subscriptionCanceled.subject'),
      body: [t('billing_mail:subscriptionCanceled.text', { end })],
      action,
      notes: [t('billing_mail:subscriptionCanceled.resume')],
    }),

    subscriptionEnded: ({ end }: { end: string }) => ({
      subject: t('billing_mail:subscriptionEnded.subject'),
      body: [t('billing_mail:subscriptionEnded.text', { end })],
      action: t('billing_mail:subscriptionEnded.action'),
      notes: [],
    }),
  } satisfies Readonly<Record<string, (facts: never) => MailLetter>>;
}

interface FailedRenewal {
  amount: string;
  /** Stripe's decline code; null when unknown. */
  reason: string | null;
  end: string;
  /** Day on which the card is charged again, as formatted text; null after the last attempt. */
  next: string | null;
}

interface EndingTrial {
  tariff: string;
  end: string;
  /** Amount and day of the charge after the trial; null when no card will be charged. */
  charge: { amount: string; on: string } | null;
}
