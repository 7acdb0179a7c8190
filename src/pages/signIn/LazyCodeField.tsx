import Box from '@mui/material/Box';
import { type Ref, Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { CodeFieldHandle } from './CodeField';

/** Loads the code field on demand, because few users need it. */
export const loadCodeField = () => import('./CodeField');

const CodeField = lazy(async () => ({ default: (await loadCodeField()).CodeField }));

/** Renders the code field once a code is required. */
export function LazyCodeField({ handleRef }: { handleRef: Ref<CodeFieldHandle> }) {
  return (
    <Suspense fallback={<Box sx={{ height: 96 }} />}>
      <CodeField ref={handleRef} />
    </Suspense>
  );
}
