import type { BillingCycle, Language } from '../../../contract.generated';
import type { BilledTo } from '../../billing/tables';
import { taxOf } from '../../billing/prices/tax';
import { receiptWords } from './words';

/** All that a receipt tells of a payment. Amounts in the currency's smallest unit; days are written as YYYY-MM-DD. */
export interface Receipt {
  id: string;
  number: string;
  language: Language;
  /** The company that runs Waybill; undefined where none is entered. */
  seller: BilledTo | undefined;
  buyer: BilledTo;
  paid: string;
  start_date: string | null;
  end_date: string | null;
  tariff: string;
  billing_cycle: BillingCycle;
  credit: number;
  net: number;
  tax_rate: number;
  tax: number;
  amount: number;
  currency: string;
  card_last4: string | null;
  payment_intent_id: string | null;
  /** Whether money moved; null where the processor said neither. */
  live: boolean | null;
  /** What was paid back of the amount. */
  refunded: number;
}

/** A company as a receipt names it. */
export interface Named {
  heading: string;
  name: string;
  lines: readonly string[];
}

/** What a receipt says, as text, in the order in which it is read. */
export interface ReceiptText {
  title: string;
  number: string;
  /** What must not be overlooked. */
  notices: readonly string[];
  parties: readonly Named[];
  facts: readonly (readonly [label: string, value: string])[];
  heads: readonly [item: string, amount: string];
  rows: readonly { label: string; amount: string; strong?: true }[];
  notes: readonly string[];
  foot: string;
}

/** Puts a receipt into words. */
export function textOf(receipt: Receipt): ReceiptText {
  const { language, currency, net, credit, tax_rate, tax, amount, buyer, refunded } = receipt;
  const words = receiptWords[language];
  const money = moneyOf(language, currency);
  const rate = new Intl.NumberFormat(language, { style: 'percent' }).format(tax_rate / 100);
  const note = tax_rate === 0 ? words.notes[taxOf(buyer).note] : undefined;
  const { card_last4: digits, payment_intent_id: transaction, start_date: start, end_date: end } = receipt;
  const day = (text: string) => dayOf(text, language);
  return {
    title: words.title,
    number: receipt.number,
    notices: [...(refunded >= amount ? [words.refunded] : []), ...(receipt.live === false ? [words.played] : [])],
    parties: [
      named(
        words.seller,
        receipt.seller ?? { name: 'Waybill', address: [], country: null, vat_number: null, registration_number: null },
        language,
      ),
      named(words.buyer, buyer, language),
    ],
    facts: [
      [words.paidOn, day(receipt.paid)],
      ...(start && end ? [[words.period, `${day(start)} – ${day(end)}`] as const] : []),
      [words.method, digits ? words.card(digits) : words.byCard],
      [words.payment, receipt.id],
      ...(transaction ? [[words.transaction, transaction] as const] : []),
    ],
    heads: [words.item, words.amount],
    rows: [
      { label: words.subscription(receipt.tariff, words.cycles[receipt.billing_cycle]), amount: money(net + credit) },
      ...(credit > 0 ? [{ label: words.credit, amount: money(-credit) }] : []),
      { label: words.net, amount: money(net) },
      { label: words.tax(rate), amount: money(tax) },
      { label: words.gross, amount: money(amount), strong: true },
      ...(refunded > 0 ? [{ label: words.paidBack, amount: money(-refunded), strong: true } as const] : []),
    ],
    notes: note ? [note] : [],
    foot: words.foot,
  };
}

/** The name of a receipt's file: nothing of it is what people wrote. */
export function fileNameOf({ number, language }: Pick<Receipt, 'number' | 'language'>): string {
  return `${receiptWords[language].file} ${number.replace(/[^\w-]+/g, '-')}.pdf`;
}

function named(
  heading: string,
  { name, address, country, vat_number, registration_number }: BilledTo,
  language: Language,
): Named {
  const { vatNumber, registration } = receiptWords[language];
  const told = (label: string, value: string | null) => (value ? [`${label}: ${value}`] : []);
  const lines = [...address, ...(country ? [countryName(country, language)] : [])];
  return {
    heading,
    name,
    lines: [...lines, ...told(vatNumber, vat_number), ...told(registration, registration_number)],
  };
}

/** The country's name; the code itself, where it is none. */
function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

function moneyOf(language: Language, currency: string): (smallest: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: 'always' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (smallest) => format.format(smallest / 10 ** digits);
}

function dayOf(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pl-PL', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
