import type { FieldInputs, FieldOf } from '../kind';
import { TextBox } from './TextBox';
import { TextFilter } from './TextFilter';

/** The inputs of phone numbers. */
export const phoneInputs: FieldInputs<FieldOf<'phone'>> = {
  Input: (props) => <TextBox {...props} type="tel" placeholder={props.field.example} />,
  Filter: TextFilter,
};
