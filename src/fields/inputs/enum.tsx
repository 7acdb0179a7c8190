import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { RadioRow } from '../../ui/RadioRow';
import { enumText } from '../enum';
import { type FieldInputs, type FieldOf, type FieldFilterProps, fieldInputId, type FieldInputProps } from '../kind';
import { textOrEmpty } from '../textDraft';

type Enum = FieldOf<'enum'>;

/** Largest number of values that a form shows as radio buttons; with more values it shows a menu. */
const maxRadioButtons = 3;

function EnumFilterInput({ field, context, values, onChange }: FieldFilterProps<Enum>) {
  return (
    <FormGroup>
      {Object.keys(field.values).map((value, index) => (
        <FormControlLabel
          key={value}
          label={enumText(value, field, context)}
          control={
            <Checkbox
              size="small"
              autoFocus={index === 0}
              checked={values.includes(value)}
              onChange={(_, checked) =>
                onChange(checked ? [...values, value] : values.filter((other) => other !== value))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

function EnumInput({ field, context, label, help, draft, onChange, onBlur, problem, required }: FieldInputProps<Enum>) {
  const options = Object.keys(field.values).map((value) => ({ value, label: enumText(value, field, context) }));
  const value = textOrEmpty(draft);
  const id = fieldInputId(context);
  if (required && options.length <= maxRadioButtons) {
    return (
      <RadioRow {...{ id, label, options, value, onChange, onBlur, required, error: problem }} help={help ?? ' '} />
    );
  }
  return (
    <TextField
      select
      fullWidth
      size="small"
      id={id}
      label={label}
      value={value}
      required={required}
      error={problem !== undefined}
      helperText={problem ?? help ?? ' '}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    >
      {!required && <MenuItem value="">{context.t('engine:form.none')}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The inputs of enum values: a single choice in a form, checkboxes in a filter. */
export const enumInputs: FieldInputs<Enum> = { Input: EnumInput, Filter: EnumFilterInput };
