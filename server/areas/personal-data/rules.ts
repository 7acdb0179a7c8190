import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { UserState } from '../../contract.generated';
import type { Problem } from '../../dialect/errors';

/** Returns why a user's data cannot be erased; undefined if it can. */
export function erasureProblem(user: { id: string; state: UserState }, callerId: string): Problem | undefined {
  if (user.id === callerId) return { code: 'own_data' };
  return user.state === 'DELETED' ? undefined : { code: 'not_deleted' };
}

/** Regular expressions of PostgreSQL. */
interface PersonPattern {
  /** Finds all values with the person, and a few more: without constraints, it takes a small part of the time. */
  find: string;
  /** Finds what to replace. */
  replace: string;
}

/** What finds a person in the values of columns. */
export interface PersonPatterns {
  /** For texts. */
  text: PersonPattern;
  /** For JSON as PostgreSQL writes it. */
  json: PersonPattern;
}

/**
 * Returns the patterns of names, email addresses and phone numbers; undefined without any. A text of one word that is
 * neither an address nor a number is left out, because others have the same given name.
 */
export function personPatterns(texts: Iterable<string>): PersonPatterns | undefined {
  const found = [...new Set([...texts].map((text) => text.trim()).filter(identifies))];
  if (found.length === 0) return undefined;
  const phones = found.flatMap(phonePatterns);
  const words = found.filter((text) => phonePatterns(text).length === 0);
  // The state of a saved view is the query of an address.
  const encoded = words
    .flatMap((text) => [encodeURIComponent(text), new URLSearchParams([['', text]]).toString().slice(1)])
    .filter((text) => !words.includes(text));
  const patternOf = (start: string, written: readonly string[]): PersonPattern => {
    const alternatives = [...written.map(escapePattern), ...phones].join('|');
    const addresses = encoded.map(escapePattern);
    return {
      find: [alternatives, ...addresses].join('|'),
      replace: [`${start}(?:${alternatives})(?![[:alnum:]])`, ...addresses].join('|'),
    };
  };
  return {
    text: patternOf('(?<![[:alnum:]])', words),
    // In JSON, the letter of an escaped line break may precede a name.
    json: patternOf(
      String.raw`(?:(?<![[:alnum:]])|(?<=\\[nrt]))`,
      words.map((text) => JSON.stringify(text).slice(1, -1)),
    ),
  };
}

function identifies(text: string): boolean {
  return /\S\s+\S|.@.|^\+\d/.test(text);
}

/** Returns the pattern of a phone number with and without its country and separators; none for other texts. */
function phonePatterns(text: string): string[] {
  const number = parsePhoneNumberFromString(text);
  if (!number) return [];
  const separated = (digits: string) => digits.replace(/\d(?=\d)/g, '$&[ ./()-]*');
  return [
    String.raw`(?:(?:\+|00)?${separated(number.countryCallingCode)}[ ./()-]*)?0?${separated(number.nationalNumber)}`,
  ];
}

/** Escapes all characters but letters and digits, so that a regular expression has them literally. */
function escapePattern(text: string): string {
  return text.replace(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`);
}

/** Returns both orders of a name; empty unless both names are known. */
export function fullNames(first: string | null | undefined, last: string | null | undefined): string[] {
  return first && last ? [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`] : [];
}

/** Returns the address that replaces that of an erased user. Nobody can sign in with it or get a mail there. */
export const erasedEmail = (id: string) => `erased-${id}@erased.invalid`;
