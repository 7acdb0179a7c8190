import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { RadioRow } from '../../ui/RadioRow';
import { booleanText } from '../boolean';
import { type FieldInputs, type FieldOf, type FieldFilterProps, fieldInputId, type FieldInputProps } from '../kind';

type Boolean = FieldOf<'boolean'>;

function BooleanFilterInput({ context, values, onChange }: FieldFilterProps<Boolean>) {
  return (
    <RadioRow
      autoFocus
      id={`filter-${context.path}`}
      label={context.t('engine:filters.value')}
      options={[true, false].map((value) => ({ value: String(value), label: booleanText(value, context) }))}
      value={values[0] ?? ''}
      onChange={(value) => onChange([value])}
    />
  );
}

function BooleanInput({ context, label, help, draft, onChange, onBlur, problem }: FieldInputProps<Boolean>) {
  return (
    <FormControl error={problem !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            id={fieldInputId(context)}
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

/** The inputs of booleans: a checkbox in a form, radio buttons in a filter. */
export const booleanInputs: FieldInputs<Boolean> = { Input: BooleanInput, Filter: BooleanFilterInput };
