import type { LogistTaskStatus, RouteTaskStatus } from './contract.generated';

/**
 * Statuses that may follow each status of a driver's task, the usual one first. The server decides, but the contract
 * does not say what may follow, and a phone without a connection has to know it before its changes are sent.
 */
export const routeTaskSteps: Readonly<Record<RouteTaskStatus, readonly RouteTaskStatus[]>> = {
  PLANNING: ['IN_PROGRESS'],
  IN_PROGRESS: ['DONE', 'RETURN'],
  DONE: [],
  RETURN: ['PLANNING'],
};

/** Statuses that may follow each status of a logistician's task. */
export const logistTaskSteps: Readonly<Record<LogistTaskStatus, readonly LogistTaskStatus[]>> = {
  PENDING: ['COMPLETED'],
  COMPLETED: ['PENDING'],
};

/** Returns the statuses of a logistician's task from which this one can be set. */
export function statusesBefore(status: LogistTaskStatus): LogistTaskStatus[] {
  return (['PENDING', 'COMPLETED'] as const).filter((from) => logistTaskSteps[from].includes(status));
}
