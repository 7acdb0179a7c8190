import { ApiError } from './errors';

/**
 * Logs a failed call to the browser's console: the name of the operation, and the code and reason of the error. Input
 * and answer are left out, because they contain personal data. An aborted call is no failure.
 */
export function logFailedCall(operation: string, error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { code, reason } = error instanceof ApiError ? error : { code: undefined, reason: 'unexpected' };
  console.error(['Call failed:', operation, code, reason].filter((part) => part !== undefined).join(' '));
}

/** Returns the name of the first root field of an operation. */
export function firstRootFieldOf(query: string): string {
  const [, name] = /\{\s*(\w+)/.exec(query.replaceAll(/\([^)]*\)/g, '')) ?? [];
  return name ?? 'unknown operation';
}
