import type { BillingWords } from './words';

/** What a card's bank says, as Stripe's codes name it. */
const reasons: Readonly<Record<string, string>> = {
  insufficient_funds: 'there are not sufficient funds on the card',
  expired_card: 'the card has expired',
  incorrect_cvc: 'the security code of the card is not right',
  lost_card: 'the card was reported as lost or stolen',
  stolen_card: 'the card was reported as lost or stolen',
  authentication_required: 'the payment was not confirmed with the bank',
  payment_intent_authentication_failure: 'the payment was not confirmed with the bank',
};

const reasonOf = (code: string | null) => reasons[code ?? ''] ?? 'the bank declined it without saying why';

const action = 'Open the subscription';

/** English words of what those who pay are told. */
export const billingEn: BillingWords = {
  paymentReceived: ({ amount, tariff, period, number }) => ({
    subject: `Payment received: ${amount}`,
    body: [`Thank you: your payment of ${amount} for Waybill has arrived.`],
    facts: [
      ['Tariff', tariff],
      ['Period', period],
      ['Amount', amount],
      ['Receipt', number],
    ],
    action,
    notes: ['The receipt, with your company’s VAT data, is on the page of the subscription as a PDF.'],
  }),

  renewalFailed: ({ amount, reason, end, next }) => ({
    subject: 'Your Waybill subscription could not be renewed',
    body: [
      `We tried to charge your card ${amount}, but ${reasonOf(reason)}.`,
      next
        ? `We try again on ${next}. You can also enter another card before: it is charged then.`
        : 'This was the last try. Pay for the next period by yourself, so that your work goes on.',
    ],
    action,
    notes: [`You can work with Waybill until ${end}, that day included.`],
  }),

  confirmPayment: ({ amount, end }) => ({
    subject: `Please confirm a payment of ${amount}`,
    body: [
      `Your bank wants you to confirm the renewal of your Waybill subscription for ${amount}. On the page of the subscription, it takes a minute.`,
    ],
    action: 'Confirm the payment',
    notes: [`Without it the card is not charged, and the subscription ends with ${end}.`],
  }),

  trialEnding: ({ tariff, end, charge }) => ({
    subject: `Your trial of Waybill ends on ${end}`,
    body: [
      `You can try the tariff ${tariff} until ${end}, that day included.`,
      charge
        ? `It goes on by itself: on ${charge.on} your card is charged ${charge.amount}. If you don’t want that, cancel it before.`
        : 'To go on working, choose a tariff and pay for it. Nothing is charged by itself, and all your data stays.',
    ],
    action,
    notes: [],
  }),

  subscriptionEnding: ({ tariff, end }) => ({
    subject: `Your Waybill subscription ends on ${end}`,
    body: [
      `The tariff ${tariff} is paid until ${end}, that day included. There is no card that it could be renewed with.`,
      'Enter a card, or pay for the next period now, so that your work goes on.',
    ],
    action,
    notes: [],
  }),

  subscriptionCanceled: ({ end }) => ({
    subject: 'Your Waybill subscription was cancelled',
    body: [
      `Your subscription was cancelled. You can work with Waybill until ${end}, that day included; your card is not charged any more.`,
    ],
    action,
    notes: ['You changed your mind? Until that day you can resume it with one click.'],
  }),

  subscriptionEnded: ({ end }) => ({
    subject: 'Your Waybill subscription is over',
    body: [
      `Your subscription ended with ${end}. Your data is kept, and you can read it; to work on, pay for a tariff.`,
    ],
    action: 'Choose a tariff',
    notes: [],
  }),
};
