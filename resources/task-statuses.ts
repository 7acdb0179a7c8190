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

/** What keeps a task from being done: it lacks a signature, a file, or both. The names are keys of texts. */
export type MissingFiles = 'signatureMissing' | 'fileMissing' | 'signatureAndFileMissing';

/**
 * Returns which files keep a task from the status `to`; undefined when none is missing. A signature counts as a file,
 * unless the task needs both. The server checks the same rule.
 * @param collections the collection of each file of the task
 */
export function missingFilesOf(
  { media_upload_enabled, signature_required }: { media_upload_enabled: boolean; signature_required?: boolean },
  to: RouteTaskStatus | LogistTaskStatus,
  collections: readonly string[],
): MissingFiles | undefined {
  if (to !== 'DONE' && to !== 'COMPLETED') return undefined;
  const counted = signature_required ? collections.filter((name) => name !== 'signature') : collections;
  const lacksSignature = signature_required === true && !collections.includes('signature');
  const lacksFile = media_upload_enabled && counted.length === 0;
  if (lacksSignature) return lacksFile ? 'signatureAndFileMissing' : 'signatureMissing';
  return lacksFile ? 'fileMissing' : undefined;
}
