import type { FieldInputs, FieldOf } from '../kind';
import { NumberFilter } from './NumberFilter';
import { TextBox } from './TextBox';

/** The inputs of amounts of money. */
export const moneyInputs: FieldInputs<FieldOf<'money'>> = {
  Input: (props) => (
    <TextBox {...props} placeholder={props.field.example} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
  ),
  Filter: NumberFilter,
};
