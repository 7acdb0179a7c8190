import type { BaseRecord, DataProvider } from '@refinedev/core';
import { type MutationNotice, noticesOf } from '../../../providers/notices';
import type { ResourceDefinition } from '../../../resources/definition';
import type { ActionInput } from './actionInput';
import type { DoneSubject, FailedSubject, RecordOperation, OperationSubject } from './operation';
import { mutationInputOf } from './operationInput';

/** Number of records per batch: the largest batch that the API accepts. */
const batchSize = 25;

/** Runs an operation on one record. Returns the record that its mutation returned. */
async function perform(
  provider: DataProvider,
  definition: ResourceDefinition,
  operation: RecordOperation,
  subject: OperationSubject,
  asked?: ActionInput,
): Promise<unknown> {
  const { id } = subject;
  const call = async (method: string | undefined, input: BaseRecord) =>
    (await provider.custom?.({ url: '', method: 'post', meta: { method, input } }))?.data;
  switch (operation.kind) {
    case 'delete':
      return (await provider.deleteOne({ resource: definition.name, id, meta: { fields: ['id'] } })).data;
    case 'restore':
      return call(definition.api.restore, { id });
    case 'action': {
      const input = mutationInputOf(operation.action, subject, asked);
      const { method, document: isDocument } = operation.action;
      return isDocument
        ? (await import('./fetchDocument')).fetchDocument(provider, method, input)
        : call(method, input);
    }
  }
}

/** An operation, the records to run it on, and the mutation's input. */
interface Batches {
  operation: RecordOperation;
  subjects: readonly OperationSubject[];
  input?: ActionInput;
  isStopped: () => boolean;
  /** Called after each batch with the number of records processed so far. */
  onProgress?: (count: number) => void;
}

/**
 * Runs an operation on many records, batch after batch. Returns the records for which it succeeded, the failures, and
 * the server's notices.
 */
export async function runOperationOnAll(
  provider: DataProvider,
  definition: ResourceDefinition,
  { operation, subjects, input, isStopped, onProgress }: Batches,
): Promise<{ done: DoneSubject[]; failures: FailedSubject[]; notices: MutationNotice[] }> {
  const done: DoneSubject[] = [];
  const failures: FailedSubject[] = [];
  const notices: MutationNotice[] = [];
  for (let start = 0; start < subjects.length && !isStopped(); start += batchSize) {
    const batch = subjects.slice(start, start + batchSize);
    const answers = await Promise.allSettled(
      batch.map((subject) => perform(provider, definition, operation, subject, input)),
    );
    for (const [index, subject] of batch.entries()) {
      const answer = answers[index];
      if (answer?.status === 'rejected') failures.push({ ...subject, error: answer.reason });
      else {
        done.push({ ...subject, returned: answer?.value });
        notices.push(...noticesOf(answer?.value));
      }
    }
    onProgress?.(start + batch.length);
  }
  return { done, failures, notices };
}
