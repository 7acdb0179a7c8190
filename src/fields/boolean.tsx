import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { Badge } from '../ui/Badge';
import { RadioRow } from '../ui/RadioRow';
import { type FieldKind, type FieldOf, type FilterProps, type InputProps, inputId, type Place, type ViewProps } from './kind';

type Boolean = FieldOf<'boolean'>;

/** `values.<path>.true` and `.false` where the resource has them, else yes and no. */
const wordOf = (value: boolean, { t, resource, path }: Place) =>
  t([`${resource}:values.${path}.${value}`, `engine:fields.${value ? 'yes' : 'no'}`]);

function BooleanBadge({ value, place }: ViewProps<Boolean>) {
  if (typeof value !== 'boolean') return null;
  return <Badge tone={value ? 'success' : 'neutral'} label={wordOf(value, place)} />;
}

function BooleanFilterInput({ place, values, onChange }: FilterProps<Boolean>) {
  return (
    <RadioRow
      autoFocus
      id={`filter-${place.path}`}
      label={place.t('engine:filters.value')}
      options={[true, false].map((value) => ({ value: String(value), label: wordOf(value, place) }))}
      value={values[0] ?? ''}
      onChange={(value) => onChange([value])}
    />
  );
}

function BooleanInput({ place, label, help, draft, onChange, onBlur, problem }: InputProps<Boolean>) {
  return (
    <FormControl error={problem !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            id={inputId(place)}
            checked={draft === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
          />
        }
      />
      <FormHelperText>{problem ?? help ?? ' '}</FormHelperText>
    </FormControl>
  );
}

/** Yes or no. */
export const boolean: FieldKind<Boolean> = {
  text: (value, _field, place) => (typeof value === 'boolean' ? wordOf(value, place) : ''),
  Cell: BooleanBadge,
  View: BooleanBadge,
  filter: {
    comparisons: ['equals'],
    clean: (text) => (text === 'true' || text === 'false' ? text : null),
    operand: (text) => text === 'true',
    text: (value, _field, place) => wordOf(value === 'true', place),
    Input: BooleanFilterInput,
  },
  toDraft: (value) => value === true,
  toValue: (draft) => draft === true,
  Input: BooleanInput,
};
