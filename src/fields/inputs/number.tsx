import InputAdornment from '@mui/material/InputAdornment';
import type { FieldInputs, FieldOf } from '../kind';
import { NumberFilter } from './NumberFilter';
import { TextBox } from './TextBox';

/** Numbers, typed as text in the manner of the reader's language. */
export const number: FieldInputs<FieldOf<'number'>> = {
  Input: (props) => {
    const unit = props.field.unit && props.place.t(`engine:units.${props.field.unit}`);
    const endAdornment = unit && <InputAdornment position="end">{unit}</InputAdornment>;
    return (
      <TextBox
        {...props}
        placeholder={props.field.example}
        slotProps={{
          input: { endAdornment },
          htmlInput: { inputMode: props.field.integer ? 'numeric' : 'decimal' },
        }}
      />
    );
  },
  Filter: NumberFilter,
};
