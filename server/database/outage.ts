/**
 * SQLSTATEs of a server that is going, coming or full: classes of connection exceptions and of an operator's intervention,
 * too many connections, and a server that takes no writes because another one does by now.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlStates = /^(?:08...|57P0[1-4]|53300|25006)$/;
/** Codes of Node for a connection that could not be made, or broke. */
const systemCodes = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says in words alone. */
const driverWords = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout e)/;

/** Whether a statement failed because the database is away, and not for anything of its own. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return sqlStates.test(code) || systemCodes.test(code) || driverWords.test(error.message) || isOutage(error.cause);
}

/** Whether a statement was canceled: by its timeout, or on request. */
export function isCanceled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '57014') || isCanceled(error.cause);
}
