import type { BillingCycle, Language } from '../../../contract.generated';
import { type BilledTo, type TaxRule, taxRuleOf } from '../../billing';
import { formatDate } from '../../../texts/format';
import type { Texts } from '../../../texts/texts';
import { countryName } from '../country-name';

/** Data of a receipt. Amounts are in the currency's smallest unit, days as YYYY-MM-DD. */
export interface ReceiptData {
  id: string;
  number: string;
  language: Language;
  /** The company of the operator, which runs Waybill; undefined when the operator has not entered its company. */
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
  /** Whether the payment was made in Stripe's live mode; false in test mode, null when unknown. */
  live: boolean | null;
  /** Refunded amount; 0 without a refund. */
  refunded: number;
}

/** Name and address lines of a seller or buyer. */
export interface ReceiptParty {
  heading: string;
  name: string;
  lines: readonly string[];
}

/** Texts of a receipt, in reading order. */
export interface ReceiptText {
  title: string;
  number: string;
  /** Texts of notices that are shown in frames, such as a refund. */
  notices: readonly string[];
  parties: readonly ReceiptParty[];
  facts: readonly (readonly [label: string, value: string])[];
  heads: readonly [item: string, amount: string];
  rows: readonly { label: string; amount: string; strong?: true }[];
  notes: readonly string[];
  foot: string;
}

/** Returns the texts of a receipt. */
export function receiptTextOf(receipt: ReceiptData, texts: Texts): ReceiptText {
  const { t, language } = texts;
  const { currency, net, credit, tax_rate, tax, amount, buyer, refunded } = receipt;
  const money = moneyOf(language, currency);
  const rate = new Intl.NumberFormat(language, { style: 'percent' }).format(tax_rate / 100);
  const note = tax_rate === 0 ? noteOf(taxRuleOf(buyer), texts) : undefined;
  const { card_last4: digits, payment_intent_id: transaction, start_date: start, end_date: end } = receipt;
  const day = (text: string) => formatDate(text, texts);
  const cycle = t(`receipt:cycles.${receipt.billing_cycle}`);
  const subscription = t('receipt:subscription', { tariff: receipt.tariff, cycle });
  return {
    title: t('receipt:title'),
    number: receipt.number,
    notices: [
      ...(refunded >= amount ? [t('receipt:refunded')] : []),
      ...(receipt.live === false ? [t('receipt:played')] : []),
    ],
    parties: [
      partyOf(
        t('receipt:seller'),
        receipt.seller ?? { name: 'Waybill', address: [], country: null, vat_number: null, registration_number: null },
        texts,
      ),
      partyOf(t('receipt:buyer'), buyer, texts),
    ],
    facts: [
      [t('receipt:paidOn'), day(receipt.paid)],
      ...(start && end ? [[t('receipt:period'), `${day(start)} – ${day(end)}`] as const] : []),
      [t('receipt:method'), digits ? t('receipt:card', { digits }) : t('receipt:byCard')],
      [t('receipt:payment'), receipt.id],
      ...(transaction ? [[t('receipt:transaction'), transaction] as const] : []),
    ],
    heads: [t('receipt:item'), t('receipt:amount')],
    rows: [
      { label: subscription, amount: money(net + credit) },
      ...(credit > 0 ? [{ label: t('receipt:credit'), amount: money(-credit) }] : []),
      { label: t('receipt:net'), amount: money(net) },
      { label: t('receipt:tax', { rate }), amount: money(tax) },
      { label: t('receipt:gross'), amount: money(amount), strong: true },
      ...(refunded > 0 ? [{ label: t('receipt:paidBack'), amount: money(-refunded), strong: true } as const] : []),
    ],
    notes: note ? [note] : [],
    foot: t('receipt:foot'),
  };
}

/** Returns the file name of a receipt. The name contains no text that users entered. */
export function receiptFileName({ number }: Pick<ReceiptData, 'number'>, { t }: Texts): string {
  return `${t('receipt:file')} ${number.replace(/[^\w-]+/g, '-')}.pdf`;
}

/** Returns the reason why no VAT is charged; undefined when the domestic rate applies. */
function noteOf({ note }: TaxRule, { t }: Texts): string | undefined {
  return note === 'domestic' ? undefined : t(`receipt:notes.${note}`);
}

function partyOf(
  heading: string,
  { name, address, country, vat_number, registration_number }: BilledTo,
  { t, language }: Texts,
): ReceiptParty {
  const labelledLine = (label: string, value: string | null) => (value ? [`${label}: ${value}`] : []);
  const lines = [...address, ...(country ? [countryName(country, language)] : [])];
  return {
    heading,
    name,
    lines: [
      ...lines,
      ...labelledLine(t('receipt:vatNumber'), vat_number),
      ...labelledLine(t('receipt:registration'), registration_number),
    ],
  };
}

function moneyOf(language: string, currency: string): (smallest: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: 'always' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (smallest) => format.format(smallest / 10 ** digits);
}
