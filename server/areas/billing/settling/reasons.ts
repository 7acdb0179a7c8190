/**
 * Why payments fail, in Polish. The card processor says it in English alone, whatever language a page is in; these are
 * its sentences for cards, and our own.
 */
const polish: Readonly<Record<string, string>> = {
  'Your card was declined.': 'Karta została odrzucona.',
  'Your card has insufficient funds.': 'Na karcie zabrakło środków.',
  'Your card has expired.': 'Karta straciła ważność.',
  'Your card’s security code is incorrect.': 'Kod zabezpieczający karty jest nieprawidłowy.',
  'Your card number is incorrect.': 'Numer karty jest nieprawidłowy.',
  'Your card does not support this type of purchase.': 'Karta nie obsługuje takich płatności.',
  'Your card is not supported.': 'Ta karta nie jest obsługiwana.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Podczas obciążania karty wystąpił błąd. Spróbuj ponownie za chwilę.',
  'Your card was declined. This transaction requires authentication.': 'Bank wymaga potwierdzenia tej płatności.',
  'Your card was declined. Your request was in test mode, but used a non test card.':
    'Karta została odrzucona: to nie jest karta testowa.',
  'The provided PaymentMethod has failed authentication. Provide a new PaymentMethod to try again.':
    'Płatność nie została potwierdzona w banku. Użyj innej karty i spróbuj ponownie.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'Płatność nie została potwierdzona w banku. Użyj innej karty i spróbuj ponownie.',
  'The payment was not made.': 'Płatność nie została wykonana.',
  'The page was left, or nobody paid in time.': 'Strona płatności została zamknięta lub czas na zapłatę minął.',
  'Another payment was begun.': 'Rozpoczęto inną płatność.',
  'The card processor could not be reached.': 'Nie udało się połączyć z operatorem płatności.',
  'The card processor did not answer.': 'Operator płatności nie odpowiedział.',
};

/** Why a payment failed, as rows keep it: in the processor's words, and in Polish. */
export function inBothLanguages(error_message: string | null): {
  error_message: string | null;
  error_message_pl: string | null;
} {
  const said = error_message?.replaceAll("'", '’') ?? '';
  return { error_message, error_message_pl: error_message && (polish[said] ?? 'Bank odrzucił płatność.') };
}
