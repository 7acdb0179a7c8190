import type { DestinationStream, LoggerOptions } from 'pino';
import type { Config } from '../config';
import { currentScope } from '../runtime/call-scope';
import { recentErrors } from '../runtime/recent-errors';

/**
 * Returns the options of the logger. Request bodies, headers and query strings are never logged, because they contain
 * secrets.
 */
export function createLogOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: DestinationStream,
): LoggerOptions & { stream?: DestinationStream } {
  return {
    level: logLevel,
    serializers: { err: describeError },
    // With the trace's id, a log line and its trace find each other.
    mixin: () => {
      const trace = currentScope()?.span?.spanContext();
      return trace ? { trace_id: trace.traceId } : {};
    },
    hooks: {
      logMethod(args, method, level) {
        if (level >= errorLevel) recentErrors.add(args, this.bindings());
        method.apply(this, args);
      },
    },
    ...(stream ? { stream } : {}),
  };
}

/** Pino's number of the level `error`. */
const errorLevel = 50;

/**
 * Converts an error for the log. Of a database error, only the driver's message and code are logged: drizzle's message
 * contains the query's parameters, and PostgreSQL's `detail` contains personal data.
 */
function describeError(error: Error): object {
  const { cause } = error;
  const source = 'params' in error && cause instanceof Error ? cause : error;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: source.message,
    code: 'code' in source ? source.code : undefined,
    query: 'query' in error ? error.query : undefined,
    stack: frames?.join('\n'),
  };
}
