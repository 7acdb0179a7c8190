import { describe, expect, test } from 'vitest';
import {
  emailCodeProblem,
  emailCodeDigits,
  formatEmailCode,
  triesPerEmailCode,
} from '../../../server/areas/identity/email-proofs/rules';
import { normalizeRegistrationForm, registrationProblems } from '../../../server/areas/identity/registration/rules';
import { newUserRateProblem } from '../../../server/areas/identity/people/rules';
import { restrictMethods } from '../../../server/areas/identity/permissions/restricted-methods';

describe('a code of a mail', () => {
  test.each([
    ['is accepted when right', { tries: 1, isRight: true, isExpired: false }, undefined],
    ['is accepted at the last try', { tries: triesPerEmailCode, isRight: true, isExpired: false }, undefined],
    ['is refused when wrong', { tries: 1, isRight: false, isExpired: false }, 'email_code_wrong'],
    ['is refused when right but expired', { tries: 1, isRight: true, isExpired: true }, 'email_code_expired'],
    [
      'is refused after too many tries',
      { tries: triesPerEmailCode + 1, isRight: true, isExpired: false },
      'email_code_used_up',
    ],
    [
      'is used up rather than expired',
      { tries: triesPerEmailCode + 1, isRight: true, isExpired: true },
      'email_code_used_up',
    ],
  ])('%s', (_name, entered, problem) => expect(emailCodeProblem(entered)?.code).toBe(problem));

  test('has six digits, and is read with spaces and hyphens', () => {
    expect([0, 7, 999_999].map(formatEmailCode)).toEqual(['000000', '000007', '999999']);
    expect([' 012 345 ', '012-345'].map(emailCodeDigits)).toEqual(['012345', '012345']);
  });
});

test.each([
  [59, 299, undefined],
  [60, 60, 'too_many_users_minute'],
  [0, 300, 'too_many_users_hour'],
  [60, 300, 'too_many_users_hour'],
])('a user added after %i in a minute and %i in an hour has the problem %s', (inLastMinute, inLastHour, problem) => {
  expect(newUserRateProblem({ inLastMinute, inLastHour })?.code).toBe(problem);
});

describe('the form of a registration', () => {
  const form = { email: 'zofia@baltyk.example', password: 'ferry Gdynia at dawn' };
  const problemsOf = (input: object) => {
    const problems = Object.entries(registrationProblems(normalizeRegistrationForm({ ...form, ...input })));
    return Object.fromEntries(
      problems.filter(([, list]) => list.length > 0).map(([field, list]) => [field, list.map(({ code }) => code)]),
    );
  };

  test.each([
    ['email and password alone', {}, {}],
    ['all fields', { first_name: 'Zofia', last_name: 'Bielak', terms_version: '2026-11' }, {}],
    ['blank names', { first_name: ' ', last_name: '' }, {}],
    ['a long name', { first_name: 'Ż'.repeat(101) }, { first_name: ['too_long'] }],
    ['a control character', { last_name: 'a\0b' }, { last_name: ['pattern'] }],
    ['a long version', { terms_version: '2'.repeat(21) }, { terms_version: ['too_long'] }],
    ['no address', { email: '@' }, { email: ['email'] }],
  ])('has the right problems with %s', (_name, input, problems) => expect(problemsOf(input)).toEqual(problems));

  test('is trimmed, and the address is in lower case', () => {
    expect(normalizeRegistrationForm({ ...form, email: ' A@B.example ', first_name: ' Zofia ' })).toMatchObject({
      email: 'a@b.example',
      first_name: 'Zofia',
      last_name: null,
    });
  });
});

test('an unproved registration keeps only the methods of its step, whatever else restricts it', () => {
  const all = new Set(['proveEmail', 'account', 'updateTenant', 'startTrial', 'updateAccount', 'vehicles']);
  for (const lacksSecondFactor of [true, false]) {
    const restrictions = { onboarded: false, lacksSecondFactor, passwordExpired: false, mustProveEmail: true };
    expect([...restrictMethods(all, restrictions)]).toEqual(['proveEmail', 'account']);
  }
});
