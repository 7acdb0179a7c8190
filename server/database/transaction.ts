import { type WriteListener, writesChannel } from './database';

/**
 * Statements that commit a transaction. If an earlier statement failed, COMMIT alone would roll back without an error;
 * the SELECT then fails with one.
 */
export const commitStatements = 'SELECT 1; COMMIT';

/** Returns the statements that commit a tenant's transaction and notify other processes. @param tenant digits */
export function commitAndNotifySql(tenant: string): string {
  return `SELECT pg_notify('${writesChannel}', '${tenant}'); COMMIT`;
}

/** Runs a tenant's transaction, and calls the listeners when it has ended, also if its outcome is unknown. */
export async function callingListeners<T>(
  listeners: ReadonlySet<WriteListener>,
  tenant: string,
  transaction: Promise<T>,
): Promise<T> {
  try {
    return await transaction;
  } finally {
    for (const listener of listeners) listener(tenant);
  }
}
