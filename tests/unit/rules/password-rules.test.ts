import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { passwordExpiryProblems, passwordProblems } from '../../../server/areas/identity/passwords/password-rules';
import { passwordExpiryWarningDays } from '../../../src/layouts/inner/passwordExpiry';
import { findPasswordProblems } from '../../../src/ui/password/rules';
import { commonPasswords } from '../../../src/ui/password/strength';

const email = 'anna.nowak@example.com';

/** Passwords, each with the code of the rule that it breaks; undefined if it breaks none. */
const passwords: readonly (readonly [string, string | undefined])[] = [
  ['dziewięć9', 'password_short'],
  ['dziesięć10', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'password_long'],
  // This password has ten characters, each of which takes two UTF-16 code units. Rules count characters.
  ['🚚🚚🚚🚚🚚🚚🚚🚚🚚🚚', undefined],
  ['🚚🚚🚚🚚🚚🚚🚚🚚🚚', 'password_short'],
  ['password123', 'password_common'],
  ['Password2026!', 'password_common'],
  ['1234567890', 'password_common'],
  ['ANNA.Nowak@example.com', 'password_personal'],
  ['anna.nowak', 'password_personal'],
  ['anna.nowak1', 'password_personal'],
  ['trzy zielone naczepy', undefined],
];

test.each(passwords)('%j has the same problem in the console and on the server', (password, code) => {
  expect(passwordProblems(password, { email })[0]?.code).toBe(code);
  expect(findPasswordProblems(password, email, commonPasswords)[0]?.code).toBe(code);
});

test('refuses all common passwords in both', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 10);
  expect(long.length).toBeGreaterThan(1000);
  const taken = long.filter(
    (password) =>
      passwordProblems(password, { email }).length === 0 ||
      findPasswordProblems(password, email, commonPasswords).length === 0,
  );
  expect(taken).toEqual([]);
});

test('accepts a common password in the console until the list is loaded', () => {
  expect(findPasswordProblems('password123', email)).toEqual([]);
  expect(findPasswordProblems('', email)).toEqual([{ code: 'required' }]);
});

test.each([
  [null, undefined],
  [29, 'too_small'],
  [30, undefined],
  [730, undefined],
  [731, 'too_large'],
])('passwords that expire after %j days have the problem %s', (days, code) => {
  expect(passwordExpiryProblems(days)[0]?.code).toBe(code);
});

test.each([
  [null, undefined],
  ['2026-03-29T12:00:01Z', undefined],
  ['2026-03-29T12:00:00Z', 14],
  ['2026-03-17T11:59:59Z', 1],
  ['2026-03-16T11:59:59Z', 0],
  ['2026-03-15T11:59:59Z', 0],
])('warns of a password that expires at %s in %s days', (expires, days) => {
  expect(passwordExpiryWarningDays(expires, Date.parse('2026-03-15T12:00:00Z'))).toBe(days);
});
