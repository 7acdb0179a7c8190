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
  /** Time of the change by the phone's clock, in milliseconds. The server stores it beside its own time. */
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
  /** SHA-256 of the file. Absent where the browser computes none, because the page was opened without HTTPS. */
  sha256?: string;
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

/**
 * Returns the change to send next: the first that waits. A task's files are sent before it is completed, because the
 * server refuses to complete a task that needs a file and has none.
 */
export function nextItem(items: readonly OutboxItem[]): OutboxItem | undefined {
  const waiting = waitingItems(items);
  const [first] = waiting;
  if (first?.kind !== 'status' || first.status !== 'DONE') return first;
  return waiting.find(({ kind, task }) => kind === 'file' && task === first.task) ?? first;
}

/**
 * Returns the items after the server has refused a change for good. The later changes of the task's status are refused
 * with it, because they continue the refused one. Unless another device has changed the status meanwhile and one of them
 * sets the status that the task has by now: then the changes before it are dropped.
 */
export function applyRefusal(items: readonly OutboxItem[], item: OutboxItem, refused: SendRefusal): OutboxItem[] {
  const refuse = (one: OutboxItem): OutboxItem => ({ ...one, refused });
  if (item.kind !== 'status') return items.map((one) => (one.key === item.key ? refuse(one) : one));
  const from = items.findIndex(({ key }) => key === item.key);
  const chain = items.filter(
    (one, index) => index >= from && one.kind === 'status' && one.task === item.task && !one.refused,
  );
  const current = statusOnServer(refused);
  const same = chain.findIndex((one) => one.kind === 'status' && one.status === current);
  if (same < 0) return items.map((one) => (chain.includes(one) ? refuse(one) : one));
  const dropped = chain.slice(0, same);
  return items.filter((one) => !dropped.includes(one));
}

/** Returns the status that the task has on the server, if a change was refused because of it. */
export function statusOnServer({ problems }: SendRefusal): string | undefined {
  const from = problems.find(({ code }) => code === 'step_not_possible')?.payload?.from;
  return typeof from === 'string' ? from : undefined;
}
