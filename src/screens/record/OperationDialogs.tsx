import { lazy, Suspense } from 'react';
import type { Words } from '../words';
import type { Operations } from './useOperation';

const OperationDialog = lazy(() => import('./OperationDialog').then((module) => ({ default: module.OperationDialog })));

/** What is asked and told while an operation goes on; fetched with the first one. */
export function OperationDialogs({ operations, words }: { operations: Operations; words: Words }) {
  const { progress } = operations;
  return (
    progress && (
      <Suspense fallback={null}>
        <OperationDialog operations={operations} progress={progress} words={words} />
      </Suspense>
    )
  );
}
