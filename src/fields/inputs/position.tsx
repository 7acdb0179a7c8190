import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { FieldInputs, FieldOf } from '../kind';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

const PositionInput = lazy(() =>
  import('./address/PositionInput').then((module) => ({ default: module.PositionInput })),
);

/** The input of positions: a map with an address search. */
export const positionInputs: FieldInputs<FieldOf<'position'>> = {
  Input: (props) => (
    <Suspense fallback={<InputPlaceholder height={107} sx={{ gridColumn: '1 / -1' }} />}>
      <PositionInput {...props} />
    </Suspense>
  ),
};
