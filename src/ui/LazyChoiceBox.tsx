import { type ComponentProps, Suspense } from 'react';
import { lazy } from '../../providers/loadCode';
import { InputPlaceholder } from './InputPlaceholder';

const One = lazy(() => import('./ChoiceBox').then((box) => ({ default: box.SingleChoiceBox })));
const Many = lazy(() => import('./ChoiceBox').then((box) => ({ default: box.MultipleChoiceBox })));

/** Shows `SingleChoiceBox` of ChoiceBox. Its code is loaded on first use. */
export function LazySingleChoiceBox(props: ComponentProps<typeof One>) {
  return (
    <Suspense fallback={<InputPlaceholder height={40} sx={{ mb: '23px' }} />}>
      <One {...props} />
    </Suspense>
  );
}

/** Shows `MultipleChoiceBox` of ChoiceBox. Its code is loaded on first use. */
export function LazyMultipleChoiceBox(props: ComponentProps<typeof Many>) {
  return (
    <Suspense fallback={<InputPlaceholder height={40} />}>
      <Many {...props} />
    </Suspense>
  );
}
