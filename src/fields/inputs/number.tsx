import InputAdornment from '@mui/material/InputAdornment';
import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { FieldInputs, FieldOf } from '../kind';
import { NumberFilter } from './NumberFilter';
import { TextBox } from './TextBox';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

const StarsInput = lazy(() => import('./StarsInput').then((file) => ({ default: file.StarsInput })));

/** The inputs of numbers: in a form, a text input in the language's number format, or stars. */
export const numberInputs: FieldInputs<FieldOf<'number'>> = {
  Input: (props) => {
    if (props.field.stars) {
      return (
        <Suspense fallback={<InputPlaceholder height={76} />}>
          <StarsInput {...props} />
        </Suspense>
      );
    }
    const unit = props.field.unit && props.context.t(`engine:units.${props.field.unit}`);
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
