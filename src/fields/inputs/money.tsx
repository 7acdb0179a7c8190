import type { FieldInputs, FieldOf } from '../kind';
import { NumberFilter } from './NumberFilter';
import { TextBox } from './TextBox';

/** The inputs of amounts of money: a text input in a form, one or two numbers in a filter. */
export const moneyInputs: FieldInputs<FieldOf<'money'>> = {
  Input: (props) => (
    <TextBox {...props} placeholder={props.field.example} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
  ),
  Filter: NumberFilter,
};
