import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { Field } from '../../../resources/fields';
import type { FieldInputs, FieldOf } from '../kind';

const EachInput = lazy(() => import('./EachInput').then((module) => ({ default: module.EachInput })));
const RowsInput = lazy(() => import('./RowsInput').then((module) => ({ default: module.RowsInput })));

/** Rows of fields of any other kind. */
export function rowsInputs(inputOf: (field: Field) => FieldInputs): FieldInputs<FieldOf<'rows'>> {
  return {
    Input: (props) => (
      <Suspense fallback={<Skeleton variant="rounded" height={120} sx={{ gridColumn: '1 / -1' }} />}>
        {props.field.each ? (
          <EachInput {...props} each={props.field.each} inputOf={inputOf} />
        ) : (
          <RowsInput {...props} inputOf={inputOf} />
        )}
      </Suspense>
    ),
  };
}
