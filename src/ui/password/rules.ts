import type { Problem } from '../../../providers/errors';

/** Characters that a password has; the server counts the same. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Rules for a new password, in the order in which they are shown. The server keeps the same ones. */
export const passwordRules = ['length', 'common', 'personal'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Most digits and signs around a word that make no other password of it: `Password2026!` is `password`. */
const mostTrimmings = 6;

/** The password as whoever guesses it would write it: in small letters, and without trimmings. */
function spellingsOf(password: string): string[] {
  const small = password.toLowerCase();
  const bare = small.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  return bare !== '' && small.length - bare.length <= mostTrimmings ? [small, bare] : [small];
}

/**
 * What is wrong with a password, in the server's words.
 *
 * @param email address that it is a password for; empty while unknown
 * @param commonest the commonest passwords, in small letters; undefined while they have not come
 */
export function problemsOf(password: string, email: string, commonest?: ReadonlySet<string>): Problem[] {
  if (password === '') return [{ code: 'required' }];
  const length = Array.from(password).length;
  const { min, max } = passwordLength;
  const spellings = spellingsOf(password);
  const address = email.trim().toLowerCase();
  const personal = address === '' ? [] : [address, address.split('@')[0]];
  return [
    ...(length < min ? [{ code: 'password_short', payload: { min } }] : []),
    ...(length > max ? [{ code: 'password_long', payload: { max } }] : []),
    ...(spellings.some((spelling) => commonest?.has(spelling)) ? [{ code: 'password_common' }] : []),
    ...(spellings.some((spelling) => personal.includes(spelling)) ? [{ code: 'password_personal' }] : []),
  ];
}

const ruleOf: Readonly<Record<string, PasswordRule>> = {
  required: 'length',
  password_short: 'length',
  password_long: 'length',
  password_common: 'common',
  password_personal: 'personal',
};

/** Rules that these problems break. */
export function brokenRules(problems: readonly Problem[]): ReadonlySet<PasswordRule> {
  return new Set(problems.flatMap(({ code }) => ruleOf[code] ?? []));
}
