import type { TFunction } from 'i18next';
import { ApiError, errorTextKey } from '../../providers/errors';

/** How long to wait before the next attempt. `unit` is a key below `errors` in the texts of `app`. */
export interface RetryDelay {
  unit: 'lockedSeconds' | 'lockedMinutes';
  count: number;
}

/**
 * Returns how long the user has to wait after too many attempts, or undefined if the error has another reason. Delays
 * of one minute or more are rounded up to whole minutes.
 */
export function retryDelayOf(error: unknown): RetryDelay | undefined {
  if (!(error instanceof ApiError) || error.reason !== 'locked' || error.retryAfter === undefined) return undefined;
  const seconds = error.retryAfter;
  return seconds < 60
    ? { unit: 'lockedSeconds', count: seconds }
    : { unit: 'lockedMinutes', count: Math.ceil(seconds / 60) };
}

/** Returns a delay as a translated sentence. */
export function retryDelayText({ unit, count }: RetryDelay, t: TFunction): string {
  return t(`app:errors.${unit}`, { count });
}

/**
 * Returns the id by which an operator finds an unexpected error in the server's log, with its label; undefined for other
 * errors.
 */
export function requestIdText(error: unknown, t: TFunction): string | undefined {
  if (!(error instanceof ApiError) || error.requestId === undefined) return undefined;
  return t('app:errors.requestId', { id: error.requestId });
}

/** Returns an error as a translated sentence: with the delay if there is one, and the request's id on a line below. */
export function errorText(error: unknown, t: TFunction): string {
  const delay = retryDelayOf(error);
  const text = delay ? retryDelayText(delay, t) : t(`app:${errorTextKey(error)}`);
  return [text, requestIdText(error, t)].filter((line) => line !== undefined).join('\n');
}
