import { type BaseRecord, useDataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { useCallback, useRef, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { failureNews } from './failure';
import type { AskedInput } from './askedInput';
import type { Use } from './uses';
import {
  type Failure,
  inputOf,
  isAsked,
  type Operation,
  operationDone,
  operationQuestion,
  type Subject,
} from './operation';

/** Records that are written at once: what the API takes in one batch. */
const together = 25;

/** The records, or how to find them when all that match are meant. */
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

/** How far an order has come. */
export type Progress =
  | { step: 'used'; order: Order; title: string; uses: readonly Use[] }
  | { step: 'asking'; order: Order; question: string; failure?: unknown }
  | { step: 'running'; order: Order; done: number }
  | { step: 'failed'; order: Order; done: number; failures: readonly Failure[] };

/**
 * Deletes, restores and does a definition's actions, to one record or many: asks where that is due, says what was
 * done with a way to undo a deletion, and tells of each record that could not be done.
 */
export function useOperation(definition: ResourceDefinition, words: Words) {
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const [progress, setProgress] = useState<Progress>();
  const stopped = useRef(false);

  const perform = useCallback(
    async (operation: Operation, subject: Subject, asked?: AskedInput): Promise<unknown> => {
      const { id } = subject;
      const call = (method: string | undefined, input: BaseRecord) =>
        provider.custom?.({ url: '', method: 'post', meta: { method, input } });
      switch (operation.kind) {
        case 'delete':
          return provider.deleteOne({ resource: definition.name, id, meta: { fields: ['id'] } });
        case 'restore':
          return call(definition.api.restore, { id });
        case 'action': {
          const input = inputOf(operation.action, subject, asked);
          const { method, document: made } = operation.action;
          return made ? (await import('./fetchDocument')).fetchDocument(provider, method, input) : call(method, input);
        }
      }
    },
    [provider, definition],
  );

  /** Does it in batches; resolves to what was done and what was not. */
  const performAll = useCallback(
    async (
      operation: Operation,
      subjects: readonly Subject[],
      onProgress: (done: number) => void,
      input?: AskedInput,
    ) => {
      const done: Subject[] = [];
      const failures: Failure[] = [];
      for (let start = 0; start < subjects.length && !stopped.current; start += together) {
        const batch = subjects.slice(start, start + together);
        const answers = await Promise.allSettled(batch.map((subject) => perform(operation, subject, input)));
        for (const [index, subject] of batch.entries()) {
          const answer = answers[index];
          if (answer?.status === 'rejected') failures.push({ ...subject, error: answer.reason });
          else done.push(subject);
        }
        onProgress(start + batch.length);
      }
      const { document: changesNothing, signsOut } = operation.kind === 'action' ? operation.action : {};
      if (!changesNothing && !(signsOut && done.length > 0))
        void invalidate({ resource: definition.name, invalidates: ['resourceAll'] });
      return { done, failures };
    },
    [perform, invalidate, definition],
  );

  const fail = useCallback(
    (error: unknown, operation?: Operation) =>
      notify?.({ type: 'error', message: failureNews(error, words, operation) }),
    [notify, words],
  );

  const undo = useCallback(
    async (deleted: readonly Subject[]) => {
      const restore: Operation = { kind: 'restore' };
      const { done, failures } = await performAll(restore, deleted, () => {});
      if (done.length > 0) notify?.({ type: 'success', message: operationDone(restore, done, words) });
      const [failure] = failures;
      if (failure) fail(failure.error);
    },
    [performAll, notify, fail, words],
  );

  const say = useCallback(
    (operation: Operation, done: readonly Subject[]) => {
      const undoable = operation.kind === 'delete' && definition.api.restore !== undefined;
      notify?.({
        type: 'success',
        message: operationDone(operation, done, words),
        cancelMutation: undoable ? () => void undo(done) : undefined,
        // Time to see it and to reach the button.
        undoableTimeout: undoable ? 8 : undefined,
      });
    },
    [notify, undo, words, definition],
  );

  const run = useCallback(
    async (order: Order) => {
      stopped.current = false;
      const { operation, subjects, after } = order;
      setProgress({ step: 'running', order, done: 0 });
      try {
        const all = typeof subjects === 'function' ? await subjects(() => stopped.current) : subjects;
        const onProgress = (count: number) =>
          setProgress({ step: 'running', order: { ...order, count: all.length }, done: count });
        const { done, failures } = await performAll(operation, all, onProgress, order.input);
        if (done.length > 0) say(operation, done);
        if (done.length > 0) after?.(done);
        const [failure] = failures;
        if (failure && all.length === 1 && isAsked(operation)) {
          // What was typed stays, and is told what is wrong with it.
          setProgress({ step: 'asking', order, question: order.question ?? '', failure: failure.error });
          return;
        }
        if (failure && all.length === 1) fail(failure.error, operation);
        const many = failures.length > 0 && all.length > 1;
        setProgress(many ? { step: 'failed', order, done: done.length, failures } : undefined);
      } catch (error) {
        setProgress(undefined);
        fail(error);
      }
    },
    [performAll, say, fail],
  );

  const begin = useCallback(
    async (order: Order) => {
      const title = typeof order.subjects === 'function' ? '' : (order.subjects[0]?.title ?? '');
      const question = operationQuestion(order.operation, order.count, title, words);
      if (question === undefined) {
        void run(order);
        return;
      }
      const single =
        order.operation.kind === 'delete' &&
        typeof order.subjects !== 'function' &&
        order.count === 1 &&
        order.subjects[0];
      const uses =
        single && definition.usedBy ? await (await import('./uses')).usesOf(provider, definition, single.id) : [];
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

/** What `useOperation` gives. */
export type Operations = ReturnType<typeof useOperation>;
