import type { BillingWords } from './words';

/** What a card's bank says, as Stripe's codes name it. */
const reasons: Readonly<Record<string, string>> = {
  insufficient_funds: 'na karcie zabrakło środków',
  expired_card: 'karta straciła ważność',
  incorrect_cvc: 'kod zabezpieczający karty jest nieprawidłowy',
  lost_card: 'karta została zgłoszona jako utracona',
  stolen_card: 'karta została zgłoszona jako utracona',
  authentication_required: 'płatność nie została potwierdzona w banku',
  payment_intent_authentication_failure: 'płatność nie została potwierdzona w banku',
};

const reasonOf = (code: string | null) => reasons[code ?? ''] ?? 'bank odrzucił płatność bez podania przyczyny';

const action = 'Przejdź do subskrypcji';

/** Polish words of what those who pay are told. */
export const billingPl: BillingWords = {
  paymentReceived: ({ amount, tariff, period, number }) => ({
    subject: `Otrzymaliśmy płatność: ${amount}`,
    body: [`Dziękujemy – otrzymaliśmy Twoją płatność za Waybill w wysokości ${amount}.`],
    facts: [
      ['Taryfa', tariff],
      ['Okres rozliczeniowy', period],
      ['Kwota', amount],
      ['Potwierdzenie zapłaty', number],
    ],
    action,
    notes: ['Potwierdzenie zapłaty z danymi firmy do VAT pobierzesz w formacie PDF na stronie subskrypcji.'],
  }),

  renewalFailed: ({ amount, reason, end, next }) => ({
    subject: 'Nie udało się odnowić subskrypcji Waybill',
    body: [
      `Próba obciążenia karty kwotą ${amount} nie powiodła się: ${reasonOf(reason)}.`,
      next
        ? `Kolejną próbę podejmiemy ${next}. Możesz też wcześniej podać inną kartę – obciążymy ją od razu.`
        : 'To była ostatnia próba. Opłać kolejny okres samodzielnie, aby pracować bez przerwy.',
    ],
    action,
    notes: [`Z Waybill możesz korzystać do ${end} włącznie.`],
  }),

  confirmPayment: ({ amount, end }) => ({
    subject: `Potwierdź płatność: ${amount}`,
    body: [
      `Bank prosi o potwierdzenie odnowienia subskrypcji Waybill na kwotę ${amount}. Na stronie subskrypcji zajmie to minutę.`,
    ],
    action: 'Potwierdź płatność',
    notes: [`Bez potwierdzenia karta nie zostanie obciążona, a subskrypcja wygaśnie z końcem dnia ${end}.`],
  }),

  trialEnding: ({ tariff, end, charge }) => ({
    subject: `Okres próbny Waybill kończy się ${end}`,
    body: [
      `Taryfę ${tariff} możesz wypróbować do ${end} włącznie.`,
      charge
        ? `Subskrypcja będzie potem trwać dalej – w tym celu ${charge.on} obciążymy kartę kwotą ${charge.amount}. Jeśli tego nie chcesz, anuluj ją wcześniej.`
        : 'Aby pracować dalej, wybierz i opłać taryfę. Nic nie pobierzemy automatycznie, a Twoje dane pozostaną bez zmian.',
    ],
    action,
    notes: [],
  }),

  subscriptionEnding: ({ tariff, end }) => ({
    subject: `Subskrypcja Waybill kończy się ${end}`,
    body: [
      `Taryfa ${tariff} jest opłacona do ${end} włącznie. Nie mamy karty, którą moglibyśmy obciążyć przy odnowieniu.`,
      'Podaj kartę albo opłać kolejny okres już teraz, aby pracować bez przerwy.',
    ],
    action,
    notes: [],
  }),

  subscriptionCanceled: ({ end }) => ({
    subject: 'Subskrypcja Waybill została anulowana',
    body: [
      `Subskrypcja została anulowana. Z Waybill możesz korzystać do ${end} włącznie; karta nie będzie już obciążana.`,
    ],
    action,
    notes: ['Zmieniasz zdanie? Do tego dnia wznowisz ją jednym kliknięciem.'],
  }),

  subscriptionEnded: ({ end }) => ({
    subject: 'Subskrypcja Waybill wygasła',
    body: [
      `Subskrypcja wygasła z końcem dnia ${end}. Twoje dane są bezpieczne i możesz je przeglądać; aby pracować dalej, opłać taryfę.`,
    ],
    action: 'Wybierz taryfę',
    notes: [],
  }),
};
