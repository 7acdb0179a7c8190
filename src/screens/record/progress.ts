import type { CrudFilter } from '@refinedev/core';
import type { ListState } from '../list/state';
import type { ActionInput } from './actionInput';
import type { AffectedRecords } from './findConsequences';
import type { RecordUse } from './findUses';
import type { ChosenRecords, DoneSubject, FailedSubject, RecordOperation, OperationSubject } from './operation';

/**
 * The records of an operation, or a function that fetches all matching ones. The function should end early when
 * `stopped` returns true.
 */
export type OperationSubjects = readonly OperationSubject[] | ((stopped: () => boolean) => Promise<ChosenRecords>);

/** Records for which the server runs an operation as a job: those that match a filter. */
export interface JobRecords {
  filters: CrudFilter[];
  trashed?: ListState['trashed'] | undefined;
  /** Number of the records, if it is known; absent: it is counted before the operation is confirmed. */
  count?: number;
}

/** What a caller gives to start an operation. */
export interface StartOptions {
  operation: RecordOperation;
  subjects: OperationSubjects;
  /** Absent: the console runs the operation. */
  job?: JobRecords;
  leftOut?: ChosenRecords['leftOut'];
  /** Question of the confirmation; absent: that of the operation. */
  question?: string;
  /** Text that the user must type to confirm an irreversible action. */
  typed?: string;
  /** Called with the records for which the operation succeeded, unless there are none or it ended the session. */
  after?: (done: readonly DoneSubject[]) => void;
}

/** An operation on chosen records, with what its confirmation shows. */
export interface OperationOptions extends Omit<StartOptions, 'subjects'>, ChosenRecords {
  count: number;
  /** Other records that the operation affects; `unknown` when they could not be fetched. */
  affected?: readonly AffectedRecords[] | 'unknown';
  /** Values that the user entered for the mutation's input. */
  input?: ActionInput;
}

/** Step of an operation from the check of uses and the confirmation to its result, as the dialog shows it. */
export type OperationProgress =
  | { step: 'checking'; operation: RecordOperation }
  | { step: 'used'; options: OperationOptions; title: string; uses: readonly RecordUse[] }
  | { step: 'asking'; options: OperationOptions; question: string; failure?: unknown }
  | { step: 'running'; options: OperationOptions; done: number }
  | { step: 'failed'; options: OperationOptions; done: number; failures: readonly FailedSubject[] };
