import type { FieldInputs, FieldOf } from '../kind';
import { TextBox } from './TextBox';
import { TextFilter } from './TextFilter';

/** The inputs of email addresses: a text input, in a form and in a filter. */
export const emailInputs: FieldInputs<FieldOf<'email'>> = {
  Input: (props) => (
    <TextBox
      {...props}
      type="email"
      placeholder={props.field.example}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  ),
  Filter: TextFilter,
};
