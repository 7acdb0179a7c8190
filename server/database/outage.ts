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

/** Returns whether a statement was canceled, by its timeout or on request. */
export function isStatementCanceled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '57014') || isStatementCanceled(error.cause);
}

/** Returns whether a statement was refused because an earlier one of its transaction has failed. */
export function isTransactionAborted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '25P02') || isTransactionAborted(error.cause);
}
