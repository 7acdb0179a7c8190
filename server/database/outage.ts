/**
 * SQLSTATEs of an unavailable server: connection exceptions, shutdown, too many connections, and a read-only standby.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlStates = /^(?:08...|57P0[1-4]|53300|25006)$/;
/** Node's error codes of a failed or broken connection. */
const systemCodes = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Beginnings of the messages of driver errors that have no code. */
const driverMessages = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout e)/;

/** Returns whether a statement failed because the database is unavailable. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    sqlStates.test(code) ||
    systemCodes.test(code) ||
    driverMessages.test(error.message) ||
    isDatabaseOutage(error.cause)
  );
}

/** Returns whether an error, or one that caused it, has one of these SQLSTATEs. */
export function hasSqlState(error: unknown, ...states: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && states.includes(String(error.code))) || hasSqlState(error.cause, ...states);
}

/** Returns whether a statement was canceled, by its timeout or on request. */
export const isStatementCanceled = (error: unknown): boolean => hasSqlState(error, '57014');

/** Returns whether a statement was refused because an earlier one of its transaction has failed. */
export const isTransactionAborted = (error: unknown): boolean => hasSqlState(error, '25P02');
