import { describe, expect, it } from 'vitest';
import { readResponseData } from '../../../providers/graphqlResponse';
import { ApiError, errorCode, errorTextKey, internalError, networkError } from '../../../providers/errors';
import english from '../../../locales/en/app.json';

describe('error messages', () => {
  it('exist for every code and reason with a key', () => {
    const failures = [
      ...Object.values(errorCode).map((code) => new ApiError('', { statusCode: 400, code })),
      ...['unavailable', 'not_found'].map((reason) => new ApiError('', { statusCode: 400, reason })),
      networkError(null),
      internalError(''),
      new ApiError('', { statusCode: 401, code: errorCode.unauthenticated, reason: 'locked' }),
      new ApiError('', { statusCode: 200, code: errorCode.tooCostly, reason: 'unindexed_filter' }),
      new Error('anything else'),
    ];
    const known = Object.keys(english.errors).map((name) => `errors.${name}`);
    expect(failures.map(errorTextKey).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('do not ask a signed-in user to sign in after too many attempts', () => {
    const failure = (reason: string) => new ApiError('', { statusCode: 401, code: errorCode.unauthenticated, reason });
    expect(errorTextKey(failure('locked'))).toBe('errors.locked');
    expect(errorTextKey(failure('credentials'))).toBe('errors.unauthenticated');
  });
});

describe('limits of a tariff', () => {
  const refusal = (extensions: Record<string, unknown>) => {
    try {
      return readResponseData(
        { errors: [{ message: 'No', extensions: { code: errorCode.limit, ...extensions } }] },
        200,
      );
    } catch (error) {
      return error;
    }
  };

  it('have a message with the number, which selects the plural form', () => {
    const error = refusal({
      reason: 'limit_users',
      validation: { input: [{ code: 'limit_users', payload: { limit: 5 } }] },
    });
    expect(error).toMatchObject({ validation: { input: [{ code: 'limit_users', payload: { limit: 5, count: 5 } }] } });
    expect(errorTextKey(error)).toBe('errors.limit');
  });

  it('have a message for each feature', () => {
    const reasons = ['feature_external_access', 'feature_own_roles', 'feature_verification'];
    expect(reasons.map((reason) => errorTextKey(refusal({ reason })))).toEqual(
      reasons.map((reason) => `serverError.${reason}`),
    );
    expect(Object.keys(english.serverError)).toEqual(expect.arrayContaining(reasons));
  });
});
