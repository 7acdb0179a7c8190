import type { FieldInputs, FieldOf } from '../kind';
import { NumberFilter } from './NumberFilter';
import { TextBox } from './TextBox';

/** An input for an amount of money. */
export const money: FieldInputs<FieldOf<'money'>> = {
  Input: (props) => (
    <TextBox {...props} placeholder={props.field.example} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
  ),
  Filter: NumberFilter,
};
