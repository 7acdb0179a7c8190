import { describe, expect, it } from 'vitest';
import { ApiError, errorCode, errorKey, internalError, networkError, problemMessages } from '../../../providers/errors';
import english from '../../../locales/en/app.json';

const validation = {
  'profile.phone': [{ code: 'required' }, { code: 'too_long', payload: { max: 20 } }],
  license: [],
};

const translate = (key: string, payload?: Readonly<Record<string, string | number>>) =>
  [key, ...Object.entries(payload ?? {}).flat()].join(' ');

describe('the messages of a field', () => {
  it('are translated with their payload and joined by newlines', () => {
    expect(problemMessages(validation, 'profile.phone', translate)).toBe(
      'serverError.required\nserverError.too_long max 20',
    );
  });

  it.each(['license', 'vin', 'profile'])('are none for %s, where nothing is wrong', (path) => {
    expect(problemMessages(validation, path, translate)).toBeUndefined();
  });
});

describe('the words for a failure', () => {
  it('exist for every code and reason that has a key', () => {
    const failures = [
      ...Object.values(errorCode).map((code) => new ApiError('', { statusCode: 400, code })),
      ...['unavailable', 'not_found'].map((reason) => new ApiError('', { statusCode: 400, reason })),
      networkError(null),
      internalError(''),
      new Error('anything else'),
    ];
    const known = Object.keys(english.errors).map((name) => `errors.${name}`);
    expect(failures.map(errorKey).filter((key) => !known.includes(key))).toEqual([]);
  });
});
