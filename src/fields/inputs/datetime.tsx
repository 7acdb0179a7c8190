import { dayPattern } from '../datetime';
import type { FieldInputs, FieldOf } from '../kind';
import { DaysFilter } from './DaysFilter';
import { DatePickerInput } from './DatePickerInput';

/** The inputs of timestamps: a picker for date and time in a form, a range of days in a filter. */
export const datetimeInputs: FieldInputs<FieldOf<'datetime'>> = {
  Input: (props) => <DatePickerInput {...props} picker="moment" format={`${dayPattern(props.context)} HH:mm`} />,
  Filter: DaysFilter,
};
