import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Problem } from '../../providers/errors';
import type { Draft, FieldKind, FieldOf, FilterProps, Place } from './kind';
import { readNumber, writeNumber } from './numberText';
import { TextBox } from './TextBox';

type NumberField = FieldOf<'number'>;

function show(value: unknown, field: NumberField, { language, t }: Place): string {
  if (typeof value !== 'number') return '';
  const number = new Intl.NumberFormat(language, { useGrouping: !field.plain }).format(value);
  return field.unit ? t('engine:units.with', { number, unit: t(`engine:units.${field.unit}`) }) : number;
}

function check(draft: Draft, field: NumberField, language: string): Problem | null {
  const value = readNumber(typeof draft === 'string' ? draft : '', language);
  if (Number.isNaN(value)) return { code: 'not_number' };
  if (field.integer && !Number.isInteger(value)) return { code: 'not_integer' };
  if (field.min !== undefined && value < field.min) return { code: 'too_small', payload: { min: field.min } };
  if (field.max !== undefined && value > field.max) return { code: 'too_large', payload: { max: field.max } };
  return null;
}

/** A filter by numbers. */
export function NumberFilterInput({ place: { t }, comparison, values, onChange }: Pick<FilterProps, 'place' | 'comparison' | 'values' | 'onChange'>) {
  const [first = '', second = ''] = values;
  const box = (label: string, value: string, change: (value: string) => void, autoFocus: boolean) => (
    <TextField
      fullWidth
      size="small"
      autoFocus={autoFocus}
      label={label}
      value={value}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      onChange={(event) => change(event.target.value)}
    />
  );
  if (comparison === 'equals') return box(t('engine:filters.value'), first, (value) => onChange([value]), true);
  return (
    <Stack direction="row" spacing={1}>
      {box(t('engine:filters.from'), first, (value) => onChange([value, second]), true)}
      {box(t('engine:filters.to'), second, (value) => onChange([first, value]), false)}
    </Stack>
  );
}

/** Numbers: typed as text in the manner of the reader's language, kept as numbers. */
export const number: FieldKind<NumberField> = {
  text: show,
  align: 'right',
  filter: {
    comparisons: ['between', 'equals', 'empty', 'filled'],
    clean: (text) => {
      const value = readNumber(text, 'en');
      return Number.isFinite(value) ? String(value) : null;
    },
    operand: Number,
    text: (value, field, place) => show(Number(value), field, place),
    Input: NumberFilterInput,
  },
  toDraft: (value, _field, language) => (typeof value === 'number' ? writeNumber(value, language) : ''),
  toValue: (draft, _field, language) => {
    if (typeof draft !== 'string' || draft.trim() === '') return null;
    const value = readNumber(draft, language);
    // What is not a number stays as it was typed: it is a change, and the check refuses to send it.
    return Number.isNaN(value) ? draft : value;
  },
  check,
  Input: (props) => {
    const unit = props.field.unit && props.place.t(`engine:units.${props.field.unit}`);
    const endAdornment = unit && <InputAdornment position="end">{unit}</InputAdornment>;
    return (
      <TextBox
        {...props}
        placeholder={props.field.example}
        slotProps={{
          input: { endAdornment },
          htmlInput: { inputMode: props.field.integer ? 'numeric' : 'decimal' },
        }}
      />
    );
  },
};
