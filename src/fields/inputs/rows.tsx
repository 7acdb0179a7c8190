import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { Field } from '../../../resources/fields';
import type { FieldInputs, FieldOf } from '../kind';

const RowsInput = lazy(() => import('./RowsInput').then((module) => ({ default: module.RowsInput })));

/** Rows of fields of any other kind. */
export function rowsInputs(inputOf: (field: Field) => FieldInputs): FieldInputs<FieldOf<'rows'>> {
  return {
    Input: (props) => (
      <Suspense fallback={<Skeleton variant="rounded" height={120} sx={{ gridColumn: '1 / -1' }} />}>
        <RowsInput {...props} inputOf={inputOf} />
      </Suspense>
    ),
  };
}
