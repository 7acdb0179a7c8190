import type { FieldInputs, FieldOf } from '../kind';
import { TextBox } from './TextBox';
import { TextFilter } from './TextFilter';

/** An input for an email address. */
export const email: FieldInputs<FieldOf<'email'>> = {
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
