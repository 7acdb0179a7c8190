import type { DestinationStream, LoggerOptions } from 'pino';
import type { Config } from '../config';

/** How the log is written. Request bodies, headers and query strings never reach it: they hold secrets. */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: DestinationStream,
): LoggerOptions & { stream?: DestinationStream } {
  return {
    level: logLevel,
    serializers: { err: describeError },
    ...(stream ? { stream } : {}),
  };
}

/**
 * An error for the log. A database's error is told by its own message and code: the query's parameters, which
 * drizzle puts into its message, and PostgreSQL's `detail` hold values of people.
 */
function describeError(error: Error): object {
  const { cause } = error;
  const told = 'params' in error && cause instanceof Error ? cause : error;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: told.message,
    code: 'code' in told ? told.code : undefined,
    query: 'query' in error ? error.query : undefined,
    stack: frames?.join('\n'),
  };
}
