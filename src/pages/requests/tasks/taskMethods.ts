import { filePaths } from '../../../../providers/data/selection';
import type { LogistTaskStatus, RouteTaskStatus, TaskType } from '../../../../resources/contract.generated';
import type { MutationName } from '../../../../resources/definition';
import type { ChipTone } from '../../../../resources/fields';
import { logistTaskNextStatuses, routeTaskNextStatuses } from '../../../../resources/task-statuses';

/** Status of a leg's or a logistician's task. */
export type TaskStatus = RouteTaskStatus | LogistTaskStatus;

/** A task of a leg or a logistician. */
export interface RequestTask {
  id: string;
  text: string;
  status: TaskStatus;
  /** Why the task could not be done. */
  note?: string | null;
  media_upload_enabled: boolean;
  /** Whether the task needs a signature. Absent for a logistician's task, which cannot be signed. */
  signature_required?: boolean;
  order: number;
  /** Whether the task was created from a template. */
  default: boolean;
  media?: readonly unknown[];
  /** Assigned logistician. Absent for a leg's task. */
  user?: { id: string; brief: string };
}

/** Paths of the fields to select of a task. */
export const taskFields = [
  'id',
  'text',
  'status',
  'media_upload_enabled',
  'order',
  'default',
  ...[...filePaths, 'user.id'].map((part) => `media.${part}`),
];

/** Interval to refresh tasks, shorter than the lifetime of their file URLs. */
export const fileUrlRefreshMs = 5 * 60_000;

/** API methods of a kind of task. */
export interface TaskMethods {
  type: TaskType;
  create: MutationName;
  update: MutationName;
  remove: MutationName;
  setStatus: MutationName;
}

/** The API methods of legs' tasks, which drivers do. */
export const routeTaskMethods: TaskMethods = {
  type: 'ROUTE',
  create: 'createRouteTask',
  update: 'updateRouteTask',
  remove: 'deleteRouteTask',
  setStatus: 'updateRouteTaskStatus',
};

/** The API methods of logisticians' tasks. */
export const logistTaskMethods: TaskMethods = {
  type: 'LOGIST',
  create: 'createLogistTask',
  update: 'updateLogistTask',
  remove: 'deleteLogistTask',
  setStatus: 'updateLogistTaskStatus',
};

/** Statuses that may follow each status. The server checks transitions again. */
export const nextTaskStatuses: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  ...routeTaskNextStatuses,
  ...logistTaskNextStatuses,
};

/** Tone of the chip for each status of a task. */
export const taskStatusTones: Readonly<Record<TaskStatus, ChipTone>> = {
  PLANNING: 'neutral',
  IN_PROGRESS: 'info',
  DONE: 'success',
  RETURN: 'warning',
  PENDING: 'neutral',
  COMPLETED: 'success',
};

/** Returns whether a task is finished. */
export const isTaskDone = ({ status }: RequestTask): boolean =>
  nextTaskStatuses[status].length === 0 || status === 'COMPLETED';
