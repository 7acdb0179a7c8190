import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, lazy, Suspense } from 'react';

const One = lazy(() => import('./ChoiceBox').then((box) => ({ default: box.ChooseOne })));
const Many = lazy(() => import('./ChoiceBox').then((box) => ({ default: box.ChooseMany })));

/** Chooses one of many options, or none. Its code is loaded when it is first shown. */
export function ChooseOne(props: ComponentProps<typeof One>) {
  return (
    <Suspense fallback={<Skeleton aria-busy variant="rounded" height={40} sx={{ mb: '23px' }} />}>
      <One {...props} />
    </Suspense>
  );
}

/** Chooses several of many options. Its code is loaded when it is first shown. */
export function ChooseMany(props: ComponentProps<typeof Many>) {
  return (
    <Suspense fallback={<Skeleton aria-busy variant="rounded" height={40} />}>
      <Many {...props} />
    </Suspense>
  );
}
