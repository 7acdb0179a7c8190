import Box from '@mui/material/Box';
import { lazy, type Ref, Suspense } from 'react';
import type { CodeHandle } from './CodeField';

/** Fetches the field for a code: few need it, and those who do should not wait for it. */
export const loadCodeField = () => import('./CodeField');

const CodeField = lazy(async () => ({ default: (await loadCodeField()).CodeField }));

/** The field for a code of the second factor, once somebody is asked for one. */
export function LazyCodeField({ handle }: { handle: Ref<CodeHandle> }) {
  return (
    <Suspense fallback={<Box sx={{ height: 96 }} />}>
      <CodeField ref={handle} />
    </Suspense>
  );
}
