import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { passwordProblems } from '../../../server/areas/identity/passwords/password-rules';
import { findPasswordProblems } from '../../../src/ui/password/rules';
import { commonPasswords } from '../../../src/ui/password/strength';

const email = 'anna.nowak@example.com';

/** Passwords of every kind with the code of their problem; undefined if there is none. */
const passwords: readonly (readonly [string, string | undefined])[] = [
  ['dziewięć9', 'password_short'],
  ['dziesięć10', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'password_long'],
  // Ten characters, each of which is two UTF-16 code units.
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
