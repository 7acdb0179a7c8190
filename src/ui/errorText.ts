import type { TFunction } from 'i18next';
import { ApiError, errorKey } from '../../providers/errors';

/** How long to wait before another try: a key below `errors` in the `app` words, and the number that it takes. */
export interface Wait {
  unit: 'lockedSeconds' | 'lockedMinutes';
  count: number;
}

/** Returns the wait that the server asks for after too many attempts: minutes, begun ones counted, from one minute on. */
export function waitOf(error: unknown): Wait | undefined {
  if (!(error instanceof ApiError) || error.reason !== 'locked' || error.retryAfter === undefined) return undefined;
  const seconds = error.retryAfter;
  return seconds < 60
    ? { unit: 'lockedSeconds', count: seconds }
    : { unit: 'lockedMinutes', count: Math.ceil(seconds / 60) };
}

/** Returns a wait as a sentence. */
export function waitText({ unit, count }: Wait, t: TFunction): string {
  return t(`app:errors.${unit}`, { count });
}

/** Returns what happened as a sentence, with the wait where there is one. */
export function errorText(error: unknown, t: TFunction): string {
  const wait = waitOf(error);
  return wait ? waitText(wait, t) : t(`app:${errorKey(error)}`);
}
