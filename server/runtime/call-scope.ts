import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { Log } from './log';

/** The work that statements are attributed to: an operation of a request, or a job. */
export interface CallScope {
  /** Name from the program, never from a caller: a method of the contract, a route, or `job` with its kind. */
  name: string;
  log: Log;
  /** Span that contains the spans of statements; absent while traces are not exported. */
  span?: Span;
}

const scopes = new AsyncLocalStorage<CallScope>();

/** Runs work, so that `currentScope` returns the scope in all that the work calls and awaits. */
export function runInScope<T>(scope: CallScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Returns the scope of the running work; undefined outside of any. */
export function currentScope(): CallScope | undefined {
  return scopes.getStore();
}
