/**
 * Commits a transaction. After a failed statement, COMMIT alone would roll back without an error; the SELECT before it
 * fails.
 */
export const commitStatements = 'SELECT 1; COMMIT';
