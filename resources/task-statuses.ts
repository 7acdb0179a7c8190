import type { LogistTaskStatus, RouteTaskStatus } from './contract.generated';

/**
 * Allowed next statuses for each status of a driver's task, the usual one first. The server checks them again. The
 * contract does not contain these rules, and a phone without a connection needs them before it can send its changes.
 */
export const routeTaskNextStatuses: Readonly<Record<RouteTaskStatus, readonly RouteTaskStatus[]>> = {
  PLANNING: ['IN_PROGRESS'],
  IN_PROGRESS: ['DONE', 'RETURN'],
  DONE: [],
  RETURN: ['PLANNING'],
};

/** Allowed next statuses for each status of a logistician's task. */
export const logistTaskNextStatuses: Readonly<Record<LogistTaskStatus, readonly LogistTaskStatus[]>> = {
  PENDING: ['COMPLETED'],
  COMPLETED: ['PENDING'],
};

/** Returns the statuses of a logistician's task from which this one can be set. */
export function logistTaskStatusesBefore(status: LogistTaskStatus): LogistTaskStatus[] {
  return (['PENDING', 'COMPLETED'] as const).filter((from) => logistTaskNextStatuses[from].includes(status));
}

/** Returns whether a task cannot be set to the status `to` because that requires a file and the task has none. */
export function lacksRequiredFile(
  { media_upload_enabled }: { media_upload_enabled: boolean },
  to: RouteTaskStatus | LogistTaskStatus,
  fileCount: number,
): boolean {
  return (to === 'DONE' || to === 'COMPLETED') && media_upload_enabled && fileCount === 0;
}
