import type { ValidationProblem } from '../../../providers/errors';

/** Allowed length of a password, as on the server. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Rules for a new password in display order, as on the server. */
export const passwordRules = ['length', 'common', 'personal'] as const;
type PasswordRule = (typeof passwordRules)[number];

/** Up to this many digits and signs around a word are ignored by the rules: `Password2026!` counts as `password`. */
const maxIgnoredCharacters = 6;

/**
 * Returns the spellings of a password that are compared with forbidden words: in lower case, with and without the digits
 * and signs around the letters.
 */
function guessableForms(password: string): string[] {
  const lowerCase = password.toLowerCase();
  const trimmed = lowerCase.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  return trimmed !== '' && lowerCase.length - trimmed.length <= maxIgnoredCharacters
    ? [lowerCase, trimmed]
    : [lowerCase];
}

/**
 * Returns the rules that a password breaks, with the server's error codes.
 *
 * @param email address of the account, empty while unknown
 * @param commonPasswords common passwords in lower case, undefined until they are loaded
 */
export function findPasswordProblems(
  password: string,
  email: string,
  commonPasswords?: ReadonlySet<string>,
): ValidationProblem[] {
  if (password === '') return [{ code: 'required' }];
  const length = Array.from(password).length;
  const { min, max } = passwordLength;
  const forms = guessableForms(password);
  const address = email.trim().toLowerCase();
  const personal = address === '' ? [] : [address, address.split('@')[0]];
  return [
    ...(length < min ? [{ code: 'password_short', payload: { min } }] : []),
    ...(length > max ? [{ code: 'password_long', payload: { max } }] : []),
    ...(forms.some((spelling) => commonPasswords?.has(spelling)) ? [{ code: 'password_common' }] : []),
    ...(forms.some((spelling) => personal.includes(spelling)) ? [{ code: 'password_personal' }] : []),
  ];
}

const ruleByCode: Readonly<Record<string, PasswordRule>> = {
  required: 'length',
  password_short: 'length',
  password_long: 'length',
  password_common: 'common',
  password_personal: 'personal',
};

/** Returns the rules that the given problems break. */
export function brokenRulesOf(problems: readonly ValidationProblem[]): ReadonlySet<PasswordRule> {
  return new Set(problems.flatMap(({ code }) => ruleByCode[code] ?? []));
}
