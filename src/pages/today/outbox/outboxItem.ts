import type { ValidationProblem } from '../../../../providers/errors';
import type { RouteTaskStatus } from '../../../../resources/contract.generated';

/** Why the server refused a change, in a form that can be translated later. */
export interface SendRefusal {
  /** Key of the error's text in `app`. */
  error: string;
  problems: readonly ValidationProblem[];
}

interface OutboxItemBase {
  /** Idempotency key. The server applies the change once, however often it is sent. */
  key: string;
  /** Id of the task that the change belongs to. */
  task: string;
  /** Time of the change by the phone's clock, in milliseconds. */
  made_at: number;
  /** Number of attempts that neither succeeded nor were refused. */
  tries: number;
  refused?: SendRefusal;
}

/** A status that the driver has set on a task, and that the server has to store. */
interface StatusChange extends OutboxItemBase {
  kind: 'status';
  status: RouteTaskStatus;
  /** Why the task could not be done. */
  note?: string;
}

/** A file that the driver has added to a task, and that the server has to store. */
interface FileUpload extends OutboxItemBase {
  kind: 'file';
  collection: 'photos' | 'signature';
  file: Blob;
  name: string;
}

/** A change made on this phone that has to be sent to the server. */
export type OutboxItem = StatusChange | FileUpload;

/** A new change. The outbox adds the other fields. */
export type NewOutboxItem =
  | Pick<StatusChange, 'kind' | 'task' | 'status' | 'note'>
  | Pick<FileUpload, 'kind' | 'task' | 'collection' | 'file' | 'name'>;

/** Returns the changes that wait to be sent, in order. Leaves out refused changes. */
export function waitingItems(items: readonly OutboxItem[]): OutboxItem[] {
  return items.filter(({ refused }) => !refused);
}
