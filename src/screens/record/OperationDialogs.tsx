import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { Words } from '../words';
import type { OperationControls } from './useOperation';

const OperationDialog = lazy(() => import('./OperationDialog').then((module) => ({ default: module.OperationDialog })));

/** Renders the dialogs of operations. Their code is loaded when the first dialog opens. */
export function OperationDialogs({ operations, words }: { operations: OperationControls; words: Words }) {
  const { progress } = operations;
  return (
    progress && (
      <Suspense fallback={null}>
        <OperationDialog operations={operations} progress={progress} words={words} />
      </Suspense>
    )
  );
}
