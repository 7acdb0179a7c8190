import type { FieldInputs, FieldOf } from '../kind';
import { TextBox } from './TextBox';
import { TextFilter } from './TextFilter';

/** The inputs of phone numbers: a text input, in a form and in a filter. */
export const phoneInputs: FieldInputs<FieldOf<'phone'>> = {
  Input: (props) => <TextBox {...props} type="tel" placeholder={props.field.example} />,
  Filter: TextFilter,
};
