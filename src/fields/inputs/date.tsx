import { dayPattern } from '../datetime';
import type { FieldInputs, FieldOf } from '../kind';
import { DaysFilter } from './DaysFilter';
import { DatePickerInput } from './DatePickerInput';

/** The inputs of calendar days: a date picker in a form, a range of days in a filter. */
export const dateInputs: FieldInputs<FieldOf<'date'>> = {
  Input: (props) => <DatePickerInput {...props} picker="day" format={dayPattern(props.context)} />,
  Filter: DaysFilter,
};
