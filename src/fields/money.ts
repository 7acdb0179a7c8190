import type { FieldKind, FieldOf } from './kind';
import { number } from './number';
import { readNumber } from './numberText';

type MoneyField = FieldOf<'money'>;

const plain = { type: 'number' } as const;

/** Whether an amount is one of whole hundredths. */
const isExact = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function written(value: unknown, language: string): string {
  if (typeof value !== 'number') return '';
  return new Intl.NumberFormat(language, { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** Amounts of money, of two decimals. */
export const money: FieldKind<MoneyField> = {
  text: (value, _field, { language }) => written(value, language),
  align: 'right',
  filter: {
    comparisons: ['between', 'equals', 'empty', 'filled'],
    clean: (text) => number.filter.clean(text, plain),
    operand: Number,
    text: (value, _field, { language }) => written(Number(value), language),
    },
  toDraft: (value, _field, language) => number.toDraft(value, plain, language),
  toValue: (draft, _field, language) => number.toValue(draft, plain, language),
  check: (draft, _field, language) => {
    const value = readNumber(typeof draft === 'string' ? draft : '', language);
    if (Number.isNaN(value)) return { code: 'not_number' };
    if (value < 0) return { code: 'too_small', payload: { min: 0 } };
    return isExact(value) ? null : { code: 'two_decimals' };
  },
};
