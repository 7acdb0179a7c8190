import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FieldInputs, FieldOf } from '../kind';

const PositionInput = lazy(() =>
  import('./address/PositionInput').then((module) => ({ default: module.PositionInput })),
);

/** A place on the map, with the search that finds it. */
export const position: FieldInputs<FieldOf<'position'>> = {
  Input: (props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={107} sx={{ gridColumn: '1 / -1' }} />}>
      <PositionInput {...props} />
    </Suspense>
  ),
};
