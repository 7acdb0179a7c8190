import type { FieldKind, FieldOf } from './kind';
import { numberKind } from './number';
import { numberFormatOf } from '../ui/numberFormat';
import { parseNumberText } from './numberText';
import { textOrEmpty } from './textDraft';

type MoneyField = FieldOf<'money'>;

const numberField = { type: 'number' } as const;

/** Returns whether an amount has no more than two decimals. */
const isExact = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function formatAmount(amount: number, language: string): string {
  return numberFormatOf(language, {
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);
}

/** Converts a stored value, which may be in hundredths, to an amount. */
const amountOf = (value: number, { hundredths }: MoneyField) => (hundredths ? value / 100 : value);
/** Converts an amount to the stored value, which may be in hundredths. */
const storedValueOf = (amount: number, { hundredths }: MoneyField) => (hundredths ? Math.round(amount * 100) : amount);

/** The field kind of amounts of money, which have two decimals. */
export const moneyKind: FieldKind<MoneyField> = {
  text: (value, field, { language }) =>
    typeof value === 'number' ? formatAmount(amountOf(value, field), language) : '',
  align: 'right',
  filter: {
    comparisons: ['between', 'equals', 'empty', 'filled'],
    clean: (text) => numberKind.filter.clean(text, numberField),
    operand: (text, field) => storedValueOf(Number(text), field),
    text: (value, _field, { language }) => formatAmount(Number(value), language),
  },
  toDraft: (value, field, language) =>
    numberKind.toDraft(typeof value === 'number' ? amountOf(value, field) : value, numberField, language),
  toValue: (draft, field, language) => {
    const value = numberKind.toValue(draft, numberField, language);
    return typeof value === 'number' ? storedValueOf(value, field) : value;
  },
  check: (draft, _field, language) => {
    const value = parseNumberText(textOrEmpty(draft), language);
    if (Number.isNaN(value)) return { code: 'not_number' };
    if (value < 0) return { code: 'too_small', payload: { min: 0 } };
    return isExact(value) ? null : { code: 'two_decimals' };
  },
};
