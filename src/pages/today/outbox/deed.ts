import type { Problem } from '../../../../providers/errors';
import type { RouteTaskStatus } from '../../../../resources/contract.generated';

/** Why the server would not have a deed, in what is needed to tell it in whichever language. */
export interface Refusal {
  /** Key of the `app` words that says what kind of refusal it was. */
  error: string;
  problems: readonly Problem[];
}

interface Made {
  /** Made here, sent each time: by it the server does the deed once. */
  key: string;
  /** Id of the task. */
  task: string;
  /** Milliseconds of this phone's clock. */
  made_at: number;
  /** How often the server answered without saying yes or no. */
  tries: number;
  refused?: Refusal;
}

/** A task is moved to another status. */
export interface StatusDeed extends Made {
  kind: 'status';
  status: RouteTaskStatus;
  /** Why it could not be done. */
  note?: string;
}

/** A picture is added to a task. */
export interface FileDeed extends Made {
  kind: 'file';
  collection: 'photos' | 'signature';
  file: Blob;
  name: string;
}

/** Something that was done on this phone, and that the server is to know of. */
export type Deed = StatusDeed | FileDeed;

/** A deed as it is asked for; the outbox adds the rest. */
export type Wanted =
  | Pick<StatusDeed, 'kind' | 'task' | 'status' | 'note'>
  | Pick<FileDeed, 'kind' | 'task' | 'collection' | 'file' | 'name'>;

/** Deeds that are still to be sent, in their order. */
export function waitingOf(deeds: readonly Deed[]): Deed[] {
  return deeds.filter(({ refused }) => !refused);
}
