import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldInputProps, fieldInputId } from '../kind';
import { textOrEmpty } from '../textDraft';

type ExtraProps = Pick<TextFieldProps, 'type' | 'multiline' | 'minRows' | 'placeholder' | 'slotProps'>;

/** Renders a text input with its label and, below the input, the validation problem or the help text. */
export function TextBox(props: FieldInputProps & ExtraProps) {
  const { context, label, help, draft, onChange, onBlur, problem, required } = props;
  const { type, multiline, minRows, placeholder, slotProps } = props;
  return (
    <TextField
      {...{ type, multiline, minRows, placeholder, slotProps }}
      fullWidth
      size="small"
      id={fieldInputId(context)}
      name={context.at ?? context.path}
      autoComplete="off"
      label={label}
      value={textOrEmpty(draft)}
      required={required}
      error={problem !== undefined}
      helperText={problem ?? help ?? ' '}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
