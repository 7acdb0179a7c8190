import { dictionary } from '@zxcvbn-ts/language-common';
import type { Problem } from '../../../dialect/errors';

/** Fewest and most characters of a password. */
export const passwordLengths = { least: 10, most: 200 } as const;

/** Some 49,000 that people choose most, in small letters. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Most digits and signs around a word that make no other password of it: `Password2026!` is `password`. */
const maxAffixLength = 6;

/** What is wrong with a password that somebody chooses; nothing when it may be taken. */
export function passwordProblems(password: string, { email }: { email: string }): Problem[] {
  const length = Array.from(password).length;
  if (length < passwordLengths.least) return [{ code: 'password_short', payload: { min: passwordLengths.least } }];
  if (length > passwordLengths.most) return [{ code: 'password_long', payload: { max: passwordLengths.most } }];
  const spellings = comparableForms(password);
  const address = email.trim().toLowerCase();
  const [person] = address.split('@');
  if (spellings.some((spelling) => spelling === address || spelling === person)) return [{ code: 'password_personal' }];
  return spellings.some((spelling) => commonPasswords.has(spelling)) ? [{ code: 'password_common' }] : [];
}

/** The password as whoever guesses it would write it: in small letters, and without trimmings. */
function comparableForms(password: string): string[] {
  const small = password.toLowerCase();
  const bare = small.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  return bare !== '' && small.length - bare.length <= maxAffixLength ? [small, bare] : [small];
}
