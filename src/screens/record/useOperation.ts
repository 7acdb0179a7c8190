import { useDataProvider } from '@refinedev/core';
import { useCallback, useRef, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import type { ActionInput } from './actionInput';
import {
  type FailedSubject,
  asksForInput,
  type RecordOperation,
  operationQuestion,
  type OperationSubject,
} from './operation';
import { runOperationOnAll } from './runOperationOnAll';
import { useOperationResult } from './useOperationResult';
import type { RecordUse } from './findUses';

/**
 * The records of an operation, or a function that fetches all matching ones. The function should end early when
 * `stopped` returns true.
 */
export type OperationSubjects =
  | readonly OperationSubject[]
  | ((stopped: () => boolean) => Promise<readonly OperationSubject[]>);

interface OperationOptions {
  operation: RecordOperation;
  subjects: OperationSubjects;
  count: number;
  /** Question of the confirmation; absent when none is needed. */
  question?: string;
  /** Text that the user must type to confirm an irreversible action. */
  typed?: string;
  /** Values that the user entered for the mutation's input. */
  input?: ActionInput;
  /** Called with the records for which the operation succeeded, unless there are none. */
  after?: (done: readonly OperationSubject[]) => void;
}

/** Step of an operation from the check of uses and the confirmation to its result, as the dialog shows it. */
export type OperationProgress =
  | { step: 'used'; options: OperationOptions; title: string; uses: readonly RecordUse[] }
  | { step: 'asking'; options: OperationOptions; question: string; failure?: unknown }
  | { step: 'running'; options: OperationOptions; done: number }
  | { step: 'failed'; options: OperationOptions; done: number; failures: readonly FailedSubject[] };

/**
 * Runs operations on one or many records. Asks for confirmation, notifies the user of the result (with undo for a
 * deletion), and lists the records that failed.
 */
export function useOperation(definition: ResourceDefinition, words: Words) {
  const provider = useDataProvider()();
  const { refetch, notifyDone, notifyFailure, notifyNotices } = useOperationResult(provider, definition, words);
  const [progress, setProgress] = useState<OperationProgress>();
  const stopped = useRef(false);

  const run = useCallback(
    async (options: OperationOptions) => {
      stopped.current = false;
      const isStopped = () => stopped.current;
      const { operation, subjects: givenSubjects, input, after } = options;
      setProgress({ step: 'running', options, done: 0 });
      try {
        const subjects = typeof givenSubjects === 'function' ? await givenSubjects(isStopped) : givenSubjects;
        const onProgress = (count: number) =>
          setProgress({ step: 'running', options: { ...options, count: subjects.length }, done: count });
        const result = await runOperationOnAll(provider, definition, {
          operation,
          subjects,
          input,
          isStopped,
          onProgress,
        });
        const { done, failures, notices } = result;
        refetch(operation, done);
        if (done.length > 0) notifyDone(operation, done, isStopped);
        notifyNotices(notices);
        if (done.length > 0) after?.(done);
        const [failure] = failures;
        if (failure && subjects.length === 1 && asksForInput(operation)) {
          // The dialog stays open with the typed values and shows the error.
          setProgress({ step: 'asking', options, question: options.question ?? '', failure: failure.error });
          return;
        }
        if (failure && subjects.length === 1) notifyFailure(failure.error, operation);
        const many = failures.length > 0 && subjects.length > 1;
        setProgress(many ? { step: 'failed', options, done: done.length, failures } : undefined);
      } catch (error) {
        setProgress(undefined);
        notifyFailure(error);
      }
    },
    [provider, definition, refetch, notifyDone, notifyFailure, notifyNotices],
  );

  const begin = useCallback(
    async (options: OperationOptions) => {
      const { operation, subjects, count } = options;
      const first = typeof subjects === 'function' ? undefined : subjects[0];
      const title = first?.title ?? '';
      const question = operationQuestion(operation, count, title, words);
      if (question === undefined) {
        void run(options);
        return;
      }
      const deleted = operation.kind === 'delete' && count === 1 ? first : undefined;
      const uses =
        deleted && definition.usedBy
          ? await (await import('./findUses')).findUses(provider, definition, deleted.id)
          : [];
      setProgress(
        uses.length > 0
          ? { step: 'used', options, title, uses }
          : { step: 'asking', options: { ...options, question }, question },
      );
    },
    [run, words, provider, definition],
  );

  const start = useCallback((options: OperationOptions) => void begin(options), [begin]);

  return {
    progress,
    /** Whether records of the resource can be restored after they were deleted. */
    restorable: definition.api.restore !== undefined,
    /** Starts an operation; asks for confirmation first when one is needed. */
    start,
    /** Runs the operation after the user confirmed it. `input` has the values of the dialog. */
    confirm: (input?: ActionInput) => progress?.step === 'asking' && void run({ ...progress.options, input }),
    /** Closes the dialog. A running operation stops after the current batch. */
    dismiss: () => {
      stopped.current = true;
      if (progress?.step !== 'running') setProgress(undefined);
    },
  };
}

/** The state and actions that `useOperation` returns. */
export type OperationControls = ReturnType<typeof useOperation>;
