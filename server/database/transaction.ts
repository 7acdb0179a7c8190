/**
 * Ends a transaction. After a statement that failed COMMIT rolls back and says nothing of it; the one before it fails,
 * so that nobody takes for stored what is not.
 */
export const commit = 'SELECT 1; COMMIT';
