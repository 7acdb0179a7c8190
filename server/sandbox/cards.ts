/** What a card of the sandbox does. */
export type CardBehaviour =
  | 'pays'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  | 'wrong_cvc'
  | 'confirmed_once'
  | 'confirmed_always'
  | 'declined_later'
  /** Any other number: perhaps somebody's real card. */
  | 'foreign';

/** The cards that are known, by what they do; the numbers are those that Stripe's own test mode made well known. */
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

/** How a card is used: as it is entered, after its holder confirmed at the bank, or kept, with nobody there. */
export type CardUse = 'entered' | 'confirmed' | 'kept';

/** Why a card was not taken. */
export interface Refusal {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

const declined = (reason: string, message: string): Refusal => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code: reason,
  message,
});
const genericDecline = declined('generic_decline', 'Your card was declined.');

/** What happens to a use of a card: it goes well, its holder is asked, or it is refused. */
export function outcomeOf(behaviour: CardBehaviour, use: CardUse): 'taken' | 'asks' | Refusal {
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

/** What a holder's no to their bank comes to. */
export function holderRefused(intent: 'payment_intent' | 'setup_intent'): Refusal {
  const message = 'The provided PaymentMethod has failed authentication. Provide a new PaymentMethod to try again.';
  return { type: 'invalid_request_error', code: `${intent}_authentication_failure`, message };
}

/** What the card with this number does. */
export function behaviourOf(number: string): CardBehaviour {
  return testCards.find((card) => card.number === number)?.behaviour ?? 'foreign';
}

/** Who issued a card, by the first digits of its number. */
export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'unknown';
}

/** Whether the digits of a card's number fit together: the last one is made from the others (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
