import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { Field } from '../../../resources/fields';
import type { FieldInputs, FieldOf } from '../kind';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

const RowPerValueInput = lazy(() =>
  import('./RowPerValueInput').then((module) => ({ default: module.RowPerValueInput })),
);
const RowsInput = lazy(() => import('./RowsInput').then((module) => ({ default: module.RowsInput })));

/** Returns the inputs of `rows` fields. `inputOf` returns the inputs of a column, which is a field of another type. */
export function rowsInputs(inputOf: (field: Field) => FieldInputs): FieldInputs<FieldOf<'rows'>> {
  return {
    Input: (props) => (
      <Suspense fallback={<InputPlaceholder height={120} sx={{ gridColumn: '1 / -1' }} />}>
        {props.field.each ? (
          <RowPerValueInput {...props} each={props.field.each} inputOf={inputOf} />
        ) : (
          <RowsInput {...props} inputOf={inputOf} />
        )}
      </Suspense>
    ),
  };
}
