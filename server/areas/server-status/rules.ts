import type { ServerError } from '../../contract.generated';
import type { RecentError } from '../../runtime/recent-errors';

/** Number of errors in the status. */
const maxErrors = 20;

/** The last errors of a server. */
export interface ServerErrors {
  host: string;
  errors: readonly RecentError[];
}

/** Returns the last errors of all servers, newest first. An error of two lists is returned once. */
export function mergeErrors(servers: readonly ServerErrors[]): ServerError[] {
  const entries = servers
    .flatMap(({ host, errors }) =>
      errors.map(({ at, message, type, code, request, job }) => ({
        at,
        host,
        message,
        type,
        code,
        request_id: request,
        job_id: job,
      })),
    )
    .map((error) => [JSON.stringify(error), error] as const);
  return [...new Map(entries).values()].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, maxErrors);
}
