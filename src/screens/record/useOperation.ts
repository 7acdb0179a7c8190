import { useDataProvider } from '@refinedev/core';
import { useCallback, useRef, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import type { AskedInput } from './actionInput';
import { type Failure, isAsked, type Operation, operationQuestion, type Subject } from './operation';
import { performAll } from './perform';
import { useOperationResult } from './useOperationResult';
import type { Use } from './findUses';

/**
 * The records of an operation, or a function that fetches all matching ones. The function should end early when
 * `stopped` returns true.
 */
export type Subjects = readonly Subject[] | ((stopped: () => boolean) => Promise<readonly Subject[]>);

interface Order {
  operation: Operation;
  subjects: Subjects;
  count: number;
  /** Question of the confirmation; absent when none is needed. */
  question?: string;
  /** Text that the user must type to confirm an irreversible action. */
  typed?: string;
  /** Values that the user entered for the mutation's input. */
  input?: AskedInput;
  /** Called with the records for which the operation succeeded, unless there are none. */
  after?: (done: readonly Subject[]) => void;
}

/** The state of a running operation. */
export type Progress =
  | { step: 'used'; order: Order; title: string; uses: readonly Use[] }
  | { step: 'asking'; order: Order; question: string; failure?: unknown }
  | { step: 'running'; order: Order; done: number }
  | { step: 'failed'; order: Order; done: number; failures: readonly Failure[] };

/**
 * Runs operations on one or many records. Asks for confirmation, notifies the user of the result (with undo for a
 * deletion), and lists the records that failed.
 */
export function useOperation(definition: ResourceDefinition, words: Words) {
  const provider = useDataProvider()();
  const { refetch, notifyDone, notifyFailure } = useOperationResult(provider, definition, words);
  const [progress, setProgress] = useState<Progress>();
  const stopped = useRef(false);

  const run = useCallback(
    async (order: Order) => {
      stopped.current = false;
      const isStopped = () => stopped.current;
      const { operation, subjects: wanted, input, after } = order;
      setProgress({ step: 'running', order, done: 0 });
      try {
        const subjects = typeof wanted === 'function' ? await wanted(isStopped) : wanted;
        const onProgress = (count: number) =>
          setProgress({ step: 'running', order: { ...order, count: subjects.length }, done: count });
        const result = await performAll(provider, definition, { operation, subjects, input, isStopped, onProgress });
        const { done, failures } = result;
        refetch(operation, done);
        if (done.length > 0) notifyDone(operation, done, isStopped);
        if (done.length > 0) after?.(done);
        const [failure] = failures;
        if (failure && subjects.length === 1 && isAsked(operation)) {
          // The dialog stays open with the typed values and shows the error.
          setProgress({ step: 'asking', order, question: order.question ?? '', failure: failure.error });
          return;
        }
        if (failure && subjects.length === 1) notifyFailure(failure.error, operation);
        const many = failures.length > 0 && subjects.length > 1;
        setProgress(many ? { step: 'failed', order, done: done.length, failures } : undefined);
      } catch (error) {
        setProgress(undefined);
        notifyFailure(error);
      }
    },
    [provider, definition, refetch, notifyDone, notifyFailure],
  );

  const begin = useCallback(
    async (order: Order) => {
      const { operation, subjects, count } = order;
      const first = typeof subjects === 'function' ? undefined : subjects[0];
      const title = first?.title ?? '';
      const question = operationQuestion(operation, count, title, words);
      if (question === undefined) {
        void run(order);
        return;
      }
      const deleted = operation.kind === 'delete' && count === 1 ? first : undefined;
      const uses =
        deleted && definition.usedBy
          ? await (await import('./findUses')).findUses(provider, definition, deleted.id)
          : [];
      setProgress(
        uses.length > 0
          ? { step: 'used', order, title, uses }
          : { step: 'asking', order: { ...order, question }, question },
      );
    },
    [run, words, provider, definition],
  );

  const start = useCallback((order: Order) => void begin(order), [begin]);

  return {
    progress,
    /** Whether deleted records can be restored. */
    restorable: definition.api.restore !== undefined,
    /** Starts an operation; asks for confirmation first when one is needed. */
    start,
    /** Runs the operation after the user confirmed it. `input` has the values of the dialog. */
    confirm: (input?: AskedInput) => progress?.step === 'asking' && void run({ ...progress.order, input }),
    /** Closes the dialog. A running operation stops after the current batch. */
    dismiss: () => {
      stopped.current = true;
      if (progress?.step !== 'running') setProgress(undefined);
    },
  };
}

/** The return value of `useOperation`. */
export type Operations = ReturnType<typeof useOperation>;
