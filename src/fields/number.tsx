import { Suspense } from 'react';
import { lazy } from '../../providers/loadCode';
import type { ValidationProblem } from '../../providers/errors';
import type { FieldDraft, FieldKind, FieldOf, FieldContext, FieldViewProps } from './kind';
import { numberFormatOf } from '../ui/numberFormat';
import { parseNumberText, formatNumberInput } from './numberText';
import { textOrEmpty } from './textDraft';
import { translateOnce } from './translateOnce';

type NumberField = FieldOf<'number'>;

const Stars = lazy(() => import('./ReadOnlyStars').then((file) => ({ default: file.ReadOnlyStars })));

function format(value: unknown, field: NumberField, { language, t }: FieldContext): string {
  if (typeof value !== 'number') return '';
  if (field.stars) return t('engine:fields.stars.of', { count: value, max: field.max ?? 5 });
  const percent = field.percent && ({ style: 'unit', unit: 'percent' } as const);
  const digits = { ...percent, minimumFractionDigits: field.decimals, maximumFractionDigits: field.decimals };
  const number = numberFormatOf(language, { useGrouping: field.plain ? false : 'always', ...digits }).format(value);
  return field.unit ? t('engine:units.with', { number, unit: translateOnce(t, `engine:units.${field.unit}`) }) : number;
}

function NumberView({ value, field, context }: FieldViewProps<NumberField>) {
  const text = format(value, field, context);
  if (!field.stars || typeof value !== 'number') return text;
  return (
    <Suspense fallback={text}>
      <Stars value={value} max={field.max ?? 5} text={text} />
    </Suspense>
  );
}

function check(draft: FieldDraft, field: NumberField, language: string): ValidationProblem | null {
  const value = parseNumberText(textOrEmpty(draft), language);
  if (Number.isNaN(value)) return { code: 'not_number' };
  if (field.integer && !Number.isInteger(value)) return { code: 'not_integer' };
  if (field.min !== undefined && value < field.min) return { code: 'too_small', payload: { min: field.min } };
  if (field.max !== undefined && value > field.max) return { code: 'too_large', payload: { max: field.max } };
  return null;
}

/** The field kind of numbers: typed in the language's format, stored as numbers. */
export const numberKind: FieldKind<NumberField> = {
  text: format,
  View: NumberView,
  align: 'right',
  filter: {
    comparisons: ['between', 'equals', 'empty', 'filled'],
    clean: (text) => {
      const value = parseNumberText(text, 'en');
      return Number.isFinite(value) ? String(value) : null;
    },
    operand: Number,
    text: (value, field, context) => format(Number(value), field, context),
  },
  toDraft: (value, _field, language) => (typeof value === 'number' ? formatNumberInput(value, language) : ''),
  toValue: (draft, _field, language) => {
    if (typeof draft !== 'string' || draft.trim() === '') return null;
    const value = parseNumberText(draft, language);
    // Invalid input is returned as typed, so that it counts as a change and `check` prevents saving.
    return Number.isNaN(value) ? draft : value;
  },
  check,
};
