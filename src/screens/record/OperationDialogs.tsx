import { lazy, Suspense } from 'react';
import type { Words } from '../words';
import type { Operations } from './useOperation';

const OperationDialog = lazy(() => import('./OperationDialog').then((module) => ({ default: module.OperationDialog })));

/** Renders the dialogs of operations. Their code is loaded when the first dialog opens. */
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
