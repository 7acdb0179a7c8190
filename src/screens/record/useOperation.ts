import { useDataProvider } from '@refinedev/core';
import { useCallback, useRef, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import type { AskedInput } from './askedInput';
import { type Failure, isAsked, type Operation, operationQuestion, type Subject } from './operation';
import { performAll } from './perform';
import { useOperationResult } from './useOperationResult';
import type { Use } from './findUses';

/** The records, or a function that fetches all matching ones. */
export type Subjects = readonly Subject[] | ((stopped: () => boolean) => Promise<readonly Subject[]>);

interface Order {
  operation: Operation;
  subjects: Subjects;
  count: number;
  /** What was asked before it is done. */
  question?: string;
  /** What is to be typed before it is done, for an action that wants that. */
  typed?: string;
  /** What was asked for the mutation's input. */
  input?: AskedInput;
  /** Called with what was done, unless nothing was. */
  after?: (done: readonly Subject[]) => void;
}

/** The state of a running operation. */
export type Progress =
  | { step: 'used'; order: Order; title: string; uses: readonly Use[] }
  | { step: 'asking'; order: Order; question: string; failure?: unknown }
  | { step: 'running'; order: Order; done: number }
  | { step: 'failed'; order: Order; done: number; failures: readonly Failure[] };

/**
 * Runs operations on one or many records: asks for confirmation, reports the result with undo for a deletion, and
 * lists the records that failed.
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
          // The dialog stays open with the typed values, and shows what is wrong with them.
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
    /** What is deleted can be brought back. */
    restorable: definition.api.restore !== undefined,
    /** Begins an order: asks first where that is due. */
    start,
    /** The question was answered with yes, and with what it asked for. */
    confirm: (input?: AskedInput) => progress?.step === 'asking' && void run({ ...progress.order, input }),
    /** Takes the question or the list of failures away; stops what is running after the batch on its way. */
    dismiss: () => {
      stopped.current = true;
      if (progress?.step !== 'running') setProgress(undefined);
    },
  };
}

/** The result of `useOperation`. */
export type Operations = ReturnType<typeof useOperation>;
