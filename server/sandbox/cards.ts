import { luhnDigit } from '../formats/luhn';

/** How a test card behaves when it is charged. */
export type CardBehaviour =
  | 'pays'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  | 'wrong_cvc'
  | 'confirmed_once'
  | 'confirmed_always'
  | 'declined_later'
  /** The number is no test card, so it may be a real card. */
  | 'foreign';

/** The test cards, with the numbers of Stripe's test mode. */
export const testCards: readonly { number: string; behaviour: CardBehaviour }[] = [
  { number: '4242424242424242', behaviour: 'pays' },
  { number: '4000002500003155', behaviour: 'confirmed_once' },
  { number: '4000002760003184', behaviour: 'confirmed_always' },
  { number: '4000000000000341', behaviour: 'declined_later' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficient_funds' },
  { number: '4000000000000069', behaviour: 'expired' },
  { number: '4000000000000127', behaviour: 'wrong_cvc' },
];

/** How a card is used: entered on a page, confirmed by authentication, or charged off-session after it was saved. */
export type CardUse = 'entered' | 'confirmed' | 'kept';

/** Stripe's error object for a declined card. */
export interface CardError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

const declined = (reason: string, message: string): CardError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code: reason,
  message,
});
const genericDecline = declined('generic_decline', 'Your card was declined.');

/** Returns whether a card is accepted, needs authentication or is declined. */
export function cardOutcomeOf(behaviour: CardBehaviour, use: CardUse): 'taken' | 'asks' | CardError {
  switch (behaviour) {
    case 'pays':
      return 'taken';
    case 'confirmed_once':
      return use === 'entered' ? 'asks' : 'taken';
    case 'confirmed_always':
      if (use === 'kept') {
        const message = 'Your card was declined. This transaction requires authentication.';
        return {
          type: 'card_error',
          code: 'authentication_required',
          decline_code: 'authentication_required',
          message,
        };
      }
      return use === 'entered' ? 'asks' : 'taken';
    case 'declined_later':
      return use === 'kept' ? genericDecline : 'taken';
    case 'declined':
      return genericDecline;
    case 'insufficient_funds':
      return declined('insufficient_funds', 'Your card has insufficient funds.');
    case 'expired':
      return { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };
    case 'wrong_cvc':
      return { type: 'card_error', code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
    case 'foreign':
      return declined(
        'test_mode_live_card',
        'Your card was declined. Your request was in test mode, but used a non test card.',
      );
  }
}

/** Returns the error of a failed authentication. */
export function authenticationFailedError(intent: 'payment_intent' | 'setup_intent'): CardError {
  const message = 'The provided PaymentMethod has failed authentication. Provide a new PaymentMethod to try again.';
  return { type: 'invalid_request_error', code: `${intent}_authentication_failure`, message };
}

/** Returns the behaviour of a card number; `foreign` if it is no test card. */
export function cardBehaviourOf(number: string): CardBehaviour {
  return testCards.find((card) => card.number === number)?.behaviour ?? 'foreign';
}

/** Returns the brand of a card by the first digits of its number. */
export function cardBrandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'unknown';
}

/** Returns whether a card number passes the Luhn check. */
export function isCardNumber(number: string): boolean {
  return /^\d{13,19}$/.test(number) && luhnDigit(number.slice(0, -1)) === Number(number.at(-1));
}
