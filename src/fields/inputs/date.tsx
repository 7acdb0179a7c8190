import { dayFormat } from '../datetime';
import type { FieldInputs, FieldOf } from '../kind';
import { DaysFilter } from './DaysFilter';
import { PickedInput } from './PickedInput';

/** A day without a time. */
export const date: FieldInputs<FieldOf<'date'>> = {
  Input: (props) => <PickedInput {...props} what="day" format={dayFormat(props.place)} />,
  Filter: DaysFilter,
};
