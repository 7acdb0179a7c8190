import { describe, expect, it } from 'vitest';
import { ApiError, errorCode, errorKey, internalError, networkError } from '../../../providers/errors';
import english from '../../../locales/en/app.json';

describe('the words for a failure', () => {
  it('exist for every code and reason that has a key', () => {
    const failures = [
      ...Object.values(errorCode).map((code) => new ApiError('', { statusCode: 400, code })),
      ...['unavailable', 'not_found'].map((reason) => new ApiError('', { statusCode: 400, reason })),
      networkError(null),
      internalError(''),
      new ApiError('', { statusCode: 401, code: errorCode.unauthenticated, reason: 'locked' }),
      new Error('anything else'),
    ];
    const known = Object.keys(english.errors).map((name) => `errors.${name}`);
    expect(failures.map(errorKey).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('of too many attempts do not ask whoever is signed in to sign in', () => {
    const failure = (reason: string) => new ApiError('', { statusCode: 401, code: errorCode.unauthenticated, reason });
    expect(errorKey(failure('locked'))).toBe('errors.locked');
    expect(errorKey(failure('credentials'))).toBe('errors.unauthenticated');
  });
});
