/** Pauses between attempts. */
export interface BackoffSettings {
  /** Milliseconds of the pause after the first failed attempt. */
  firstMs: number;
  /** Factor by which each pause is longer than the pause before. */
  factor: number;
  longestMs: number;
}

/** Largest fraction of a pause that is cut at random, so that jobs that failed together are not retried together. */
const jitterFraction = 0.2;

/**
 * Returns the milliseconds of the pause after a number of failed attempts.
 * @param random a random number from 0 to 1
 */
export function backoffMs(backoff: BackoffSettings, attempts: number, random: number): number {
  const pauseMs = Math.min(backoff.firstMs * backoff.factor ** (attempts - 1), backoff.longestMs);
  return Math.round(pauseMs * (1 - jitterFraction * random));
}

/** How an attempt ended. */
export type JobAttemptEnd =
  /** `againInMs` is set when the handler asked to run again. */
  | { kind: 'succeeded'; againInMs?: number }
  | { kind: 'failed'; error: string; isPermanent: boolean }
  | { kind: 'canceled' }
  /** The server stopped before the handler had ended. */
  | { kind: 'interrupted' };

/** State of a job after an attempt. */
export type NextJobState =
  | { state: 'PENDING'; inMs: number; attempts: number; error: string | null }
  | { state: 'SUCCEEDED' | 'CANCELED' | 'DEAD'; error: string | null };

/** Retry settings that the next state depends on. */
export interface RetryRules {
  maxAttempts: number;
  backoff: BackoffSettings;
  /** Milliseconds after a success until a recurring job runs again; absent for other jobs. */
  everyMs?: number;
}

/** Returns the state of a job after an attempt; `attempts` includes that attempt. */
export function nextJobState(end: JobAttemptEnd, attempts: number, rules: RetryRules, random: number): NextJobState {
  const { everyMs, backoff, maxAttempts } = rules;
  switch (end.kind) {
    case 'succeeded': {
      const inMs = end.againInMs ?? everyMs;
      return inMs === undefined
        ? { state: 'SUCCEEDED', error: null }
        : { state: 'PENDING', inMs, attempts: 0, error: null };
    }
    case 'canceled':
      return { state: 'CANCELED', error: null };
    case 'interrupted':
      // An attempt that a shutdown interrupted is not counted.
      return { state: 'PENDING', inMs: 0, attempts: attempts - 1, error: null };
    case 'failed': {
      const { error, isPermanent } = end;
      const isOver = isPermanent || attempts >= maxAttempts;
      if (isOver && everyMs === undefined) return { state: 'DEAD', error };
      const pauseMs = backoffMs(backoff, attempts, random);
      return { state: 'PENDING', inMs: everyMs === undefined ? pauseMs : Math.min(pauseMs, everyMs), attempts, error };
    }
  }
}

/** Notification between servers: a job is due after some milliseconds, or was canceled. */
export type QueueNotice = { kind: 'due'; inMs: number } | { kind: 'cancel'; id: string };

/** Writes a notice as the payload of a notification. */
export function formatQueueNotice(notice: QueueNotice): string {
  return notice.kind === 'due' ? `due ${Math.max(Math.ceil(notice.inMs), 0)}` : `cancel ${notice.id}`;
}

/** Reads a notice. An unknown notice, such as from a newer server, counts as a due job. */
export function parseQueueNotice(payload: string): QueueNotice {
  const [, kind, value = ''] = /^(due|cancel) (\d+)$/.exec(payload) ?? [];
  return kind === 'cancel' ? { kind, id: value } : { kind: 'due', inMs: Number(value) };
}
