import { fileParts } from '../../../../providers/data/selection';
import type { LogistTaskStatus, RouteTaskStatus, TaskType } from '../../../../resources/contract.generated';
import type { MutationName } from '../../../../resources/definition';
import type { Tone } from '../../../../resources/fields';

/** Where a task stands, whoever it is for. */
export type TaskStatus = RouteTaskStatus | LogistTaskStatus;

/** A task as lists show it. */
export interface Task {
  id: string;
  text: string;
  status: TaskStatus;
  /** Why it could not be done. */
  note?: string | null;
  media_upload_enabled: boolean;
  order: number;
  /** It came from a template. */
  default: boolean;
  media?: readonly unknown[];
  /** Whose it is, for a logistician's. */
  user?: { id: string; brief: string };
}

/** What is asked of a task. */
export const taskParts = [
  'id',
  'text',
  'status',
  'media_upload_enabled',
  'order',
  'default',
  ...fileParts.map((part) => `media.${part}`),
];

/** Milliseconds after which tasks are read anew for the addresses of their files: well before those are over. */
export const filesFresh = 5 * 60_000;

/** The calls of a kind of task. */
export interface TaskKind {
  type: TaskType;
  create: MutationName;
  update: MutationName;
  remove: MutationName;
  setStatus: MutationName;
}

/** Tasks of legs: their drivers'. */
export const routeTasks: TaskKind = {
  type: 'ROUTE',
  create: 'createRouteTask',
  update: 'updateRouteTask',
  remove: 'deleteRouteTask',
  setStatus: 'updateRouteTaskStatus',
};

/** Tasks of logisticians. */
export const logistTasks: TaskKind = {
  type: 'LOGIST',
  create: 'createLogistTask',
  update: 'updateLogistTask',
  remove: 'deleteLogistTask',
  setStatus: 'updateLogistTaskStatus',
};

/** The statuses that may follow each, the usual one first; the server has the last word. */
export const nextStatuses: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  PLANNING: ['IN_PROGRESS'],
  IN_PROGRESS: ['DONE', 'RETURN'],
  DONE: [],
  RETURN: ['PLANNING'],
  PENDING: ['COMPLETED'],
  COMPLETED: ['PENDING'],
};

/** The colour that each status has. */
export const statusTones: Readonly<Record<TaskStatus, Tone>> = {
  PLANNING: 'neutral',
  IN_PROGRESS: 'info',
  DONE: 'success',
  RETURN: 'warning',
  PENDING: 'neutral',
  COMPLETED: 'success',
};

/** Whether nothing is left to do. */
export const isDone = ({ status }: Task): boolean => nextStatuses[status].length === 0 || status === 'COMPLETED';
