import type { FieldInputs, FieldOf } from '../kind';
import { TextBox } from './TextBox';
import { TextFilter } from './TextFilter';

/** The inputs of email addresses. */
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
