import type { BillingCycle, Language } from '../../../contract.generated';
import type { Tax } from '../../billing/prices/tax';

/** What a receipt says in one language. */
export interface ReceiptWords {
  title: string;
  /** Of the file, before the number: letters that every file system takes. */
  file: string;
  refunded: string;
  played: string;
  seller: string;
  buyer: string;
  vatNumber: string;
  registration: string;
  paidOn: string;
  period: string;
  method: string;
  card: (last4: string) => string;
  byCard: string;
  payment: string;
  transaction: string;
  item: string;
  amount: string;
  subscription: (tariff: string, cycle: string) => string;
  cycles: Readonly<Record<BillingCycle, string>>;
  credit: string;
  net: string;
  tax: (rate: string) => string;
  gross: string;
  paidBack: string;
  notes: Readonly<Record<Tax['note'], string | undefined>>;
  foot: string;
}

/** The words of receipts, in the languages of companies. */
export const receiptWords: Readonly<Record<Language, ReceiptWords>> = {
  en: {
    title: 'Receipt',
    file: 'Receipt',
    refunded: 'Refunded: the whole amount was paid back to the card.',
    played: 'Test payment: it was made in a sandbox, and no money moved. This receipt is no proof of a payment.',
    seller: 'Seller',
    buyer: 'Buyer',
    vatNumber: 'VAT number',
    registration: 'Registration number',
    paidOn: 'Date of payment',
    period: 'Period',
    method: 'Paid by',
    card: (last4) => `Card ending in ${last4}`,
    byCard: 'Card',
    payment: 'Payment',
    transaction: 'Transaction',
    item: 'Item',
    amount: 'Amount',
    subscription: (tariff, cycle) => `Waybill, tariff ${tariff}, ${cycle}`,
    cycles: { MONTHLY: 'one month', YEARLY: 'one year' },
    credit: 'Credit for the rest of the period that was paid before',
    net: 'Net amount',
    tax: (rate) => `VAT ${rate}`,
    gross: 'Total paid',
    paidBack: 'Refunded',
    notes: {
      domestic: undefined,
      reverse_charge: 'Reverse charge: the buyer accounts for VAT (Articles 44 and 196 of Directive 2006/112/EC).',
      outside:
        'Not subject to VAT in Poland: the place of supply is outside the European Union (Article 44 of Directive 2006/112/EC).',
    },
    foot: 'Made by computer and valid without a signature.',
  },
  pl: {
    title: 'Potwierdzenie zapłaty',
    file: 'Potwierdzenie',
    refunded: 'Zwrócono: cała kwota wróciła na kartę.',
    played:
      'Płatność testowa: wykonano ją w środowisku testowym i nie pobrano żadnych pieniędzy. Dokument nie jest dowodem zapłaty.',
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    vatNumber: 'NIP / VAT UE',
    registration: 'Numer rejestrowy',
    paidOn: 'Data zapłaty',
    period: 'Okres rozliczeniowy',
    method: 'Sposób zapłaty',
    card: (last4) => `Karta •••• ${last4}`,
    byCard: 'Karta',
    payment: 'Płatność',
    transaction: 'Transakcja',
    item: 'Pozycja',
    amount: 'Kwota',
    subscription: (tariff, cycle) => `Waybill, taryfa ${tariff}, ${cycle}`,
    cycles: { MONTHLY: 'miesiąc', YEARLY: 'rok' },
    credit: 'Zaliczenie niewykorzystanej części opłaconego wcześniej okresu',
    net: 'Kwota netto',
    tax: (rate) => `VAT ${rate}`,
    gross: 'Zapłacono brutto',
    paidBack: 'Zwrócono',
    notes: {
      domestic: undefined,
      reverse_charge:
        'Odwrotne obciążenie: podatek rozlicza nabywca (art. 44 i 196 dyrektywy 2006/112/WE, art. 28b ustawy o VAT).',
      outside:
        'Nie podlega VAT w Polsce: miejsce świadczenia usługi znajduje się poza Unią Europejską (art. 28b ustawy o VAT).',
    },
    foot: 'Dokument sporządzono elektronicznie, nie wymaga podpisu.',
  },
};
