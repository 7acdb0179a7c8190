/**
 * Statements that commit a transaction. If an earlier statement failed, COMMIT alone would roll back without an error;
 * the SELECT then fails with one.
 */
export const commitStatements = 'SELECT 1; COMMIT';
