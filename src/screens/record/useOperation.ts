import { useDataProvider } from '@refinedev/core';
import { useCallback, useRef, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useSignOut } from '../../ui/useSignOut';
import type { Words } from '../words';
import type { ActionInput } from './actionInput';
import { type ChosenRecords, asksForInput, endsSession, operationQuestion, operationText } from './operation';
import { useOperationResult } from './useOperationResult';
import type { JobRecords, OperationOptions, OperationProgress, StartOptions } from './progress';

/**
 * Runs operations on one or many records. Asks for confirmation, notifies the user of the result (with undo for a
 * deletion), lists the records that failed, and signs out after an action that ends the session.
 */
export function useOperation(definition: ResourceDefinition, words: Words) {
  const provider = useDataProvider()();
  const { signOut } = useSignOut();
  const { refetch, notifyDone, notifyFailure, notifyNothing, notifyNotices, notifyStarted } = useOperationResult(
    provider,
    definition,
    words,
  );
  const [progress, setProgress] = useState<OperationProgress>();
  const stopped = useRef(false);

  const run = useCallback(
    async (options: OperationOptions) => {
      stopped.current = false;
      const isStopped = () => stopped.current;
      const { operation, subjects, input, after, job } = options;
      setProgress({ step: 'running', options, done: 0 });
      try {
        if (job) {
          const { startBulkJob } = await import('./startBulkJob');
          await startBulkJob(provider, definition, { operation, job, count: options.count, input });
          setProgress(undefined);
          notifyStarted();
          after?.([]);
          return;
        }
        const onProgress = (count: number) => setProgress({ step: 'running', options, done: count });
        const { runOperationOnAll } = await import('./runOperationOnAll');
        const result = await runOperationOnAll(provider, definition, {
          operation,
          subjects,
          input,
          isStopped,
          onProgress,
        });
        const { done, failures, notices } = result;
        refetch(operation, done);
        if (done.length > 0) notifyDone(operation, done);
        notifyNotices(notices);
        if (done.length > 0 && endsSession(operation)) void signOut();
        else if (done.length > 0) after?.(done);
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
        // A dialog with input stays open and shows the error.
        if (job && asksForInput(operation))
          return setProgress({ step: 'asking', options, question: options.question ?? '', failure: error });
        setProgress(undefined);
        notifyFailure(error);
      }
    },
    [provider, definition, refetch, notifyDone, notifyFailure, notifyNotices, notifyStarted, signOut],
  );

  /** Fetches the records of an operation. Returns undefined when there are none, or the user stopped. */
  const choose = useCallback(
    async ({ operation, subjects, leftOut }: StartOptions): Promise<ChosenRecords | undefined> => {
      if (typeof subjects !== 'function') return { subjects, leftOut };
      stopped.current = false;
      setProgress({ step: 'checking', operation });
      try {
        const chosen = await subjects(() => stopped.current);
        if (stopped.current) return undefined;
        if (chosen.subjects.length > 0) return chosen;
        notifyNothing(chosen.leftOut);
      } catch (error) {
        notifyFailure(error);
      }
      setProgress(undefined);
      return undefined;
    },
    [notifyFailure, notifyNothing],
  );

  /** Counts the records of a job, and asks to confirm it. */
  const beginJob = useCallback(
    async (given: StartOptions, job: JobRecords) => {
      const { operation } = given;
      stopped.current = false;
      setProgress({ step: 'checking', operation });
      try {
        const count = job.count ?? (await (await import('./startBulkJob')).countJobRecords(provider, definition, job));
        const affected = definition.consequences
          ? await (
              await import('./findConsequences')
            )
              .findPeopleOfJob(provider, definition, operation, job)
              .catch(() => 'unknown' as const)
          : [];
        if (stopped.current) return;
        const question = operationText(operation, 'confirmMany', words, { count });
        setProgress({ step: 'asking', options: { ...given, subjects: [], count, question, affected }, question });
      } catch (error) {
        setProgress(undefined);
        notifyFailure(error);
      }
    },
    [provider, definition, words, notifyFailure],
  );

  const begin = useCallback(
    async (given: StartOptions) => {
      if (given.job) return beginJob(given, given.job);
      const chosen = await choose(given);
      if (!chosen) return;
      const { operation } = given;
      const { subjects } = chosen;
      const options = { ...given, ...chosen, count: subjects.length };
      const title = subjects[0]?.title ?? '';
      const question = given.question ?? operationQuestion(operation, subjects.length, title, words);
      if (question === undefined) {
        void run(options);
        return;
      }
      const [deleted, ...others] = operation.kind === 'delete' ? subjects : [];
      const uses =
        deleted && others.length === 0 && definition.usedBy
          ? await (await import('./findUses')).findUses(provider, definition, deleted.id)
          : [];
      if (uses.length > 0) {
        setProgress({ step: 'used', options, title, uses });
        return;
      }
      const ids = subjects.map(({ id }) => id);
      const affected = definition.consequences
        ? await (
            await import('./findConsequences')
          )
            .findConsequences(provider, definition, operation, ids)
            .catch(() => 'unknown' as const)
        : [];
      setProgress({ step: 'asking', options: { ...options, question, affected }, question });
    },
    [choose, run, beginJob, words, provider, definition],
  );

  const start = useCallback((options: StartOptions) => void begin(options), [begin]);

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
