import { dayFormat } from '../datetime';
import type { FieldInputs, FieldOf } from '../kind';
import { DaysFilter } from './DaysFilter';
import { PickedInput } from './PickedInput';

/** Moments, filtered by whole days. */
export const datetime: FieldInputs<FieldOf<'datetime'>> = {
  Input: (props) => <PickedInput {...props} what="moment" format={`${dayFormat(props.place)} HH:mm`} />,
  Filter: DaysFilter,
};
