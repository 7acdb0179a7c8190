import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { FieldInputs, FieldOf } from '../kind';

const PositionInput = lazy(() =>
  import('./address/PositionInput').then((module) => ({ default: module.PositionInput })),
);

/** The input of positions: a map with an address search. */
export const positionInputs: FieldInputs<FieldOf<'position'>> = {
  Input: (props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={107} sx={{ gridColumn: '1 / -1' }} />}>
      <PositionInput {...props} />
    </Suspense>
  ),
};
