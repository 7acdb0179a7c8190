import type { ImportField } from '../../../resources/contract.generated';
import { foldForSearch } from '../../ui/matchingOptions';

/** A column of a file: its heading, and some of its values. */
export interface FileColumn {
  name: string;
  samples: readonly unknown[];
}

/** A field with the names by which a heading can mean it, and the words of its values. */
export interface NamedField extends ImportField {
  /** Label in the user's language. */
  label: string;
  /** Labels in all languages, and names in the contract. */
  names: readonly string[];
  words: readonly { text: string; value: string }[];
  /** Words of the values of a choice in the user's language. */
  choices: readonly string[];
  /** Pattern that values have. */
  pattern?: string | undefined;
}

/** Returns a heading or word in the form in which it is compared: without diacritics, case, punctuation and units. */
export function foldHeading(text: string): string {
  return foldForSearch(text)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the text of a cell of a file. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return String('date' in cell ? cell.date : 'error' in cell ? cell.error : '');
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/**
 * Returns the field of each column: by its heading, in either language or as the contract names it, by the beginning of
 * one of these, or else by its values. A field is matched once; undefined for a column that is not imported.
 */
export function matchColumns(columns: readonly FileColumn[], fields: readonly NamedField[]): (string | undefined)[] {
  const matched: (string | undefined)[] = columns.map(() => undefined);
  const isFree = ({ field }: NamedField) => !matched.includes(field);
  // A label says more than a part of a contract's name, so that all labels are compared first.
  for (const namesOf of [({ names }: NamedField) => names.slice(0, -1), ({ names }: NamedField) => names.slice(-1)]) {
    for (const [index, { name }] of columns.entries()) {
      const heading = foldHeading(name);
      if (matched[index] !== undefined || heading === '') continue;
      matched[index] = fields.find(
        (one) => isFree(one) && namesOf(one).some((own) => foldHeading(own) === heading),
      )?.field;
    }
  }
  for (const [index, { name }] of columns.entries()) {
    const heading = foldHeading(name);
    if (matched[index] !== undefined || heading.length < 3) continue;
    // "Rok" for "Rok produkcji", and "Payload in kg" for "Payload".
    const isBeginning = (label: string) =>
      `${label} `.startsWith(`${heading} `) || `${heading} `.startsWith(`${label} `);
    const begun = fields.filter((one) => isFree(one) && one.names.some((own) => isBeginning(foldHeading(own))));
    if (begun.length === 1) matched[index] = begun[0]?.field;
  }
  for (const [index, { samples }] of columns.entries()) {
    if (matched[index] !== undefined) continue;
    const texts = samples.map(cellText).filter((text) => text.trim() !== '');
    if (texts.length === 0) continue;
    const fitting = fields.filter((one) => isFree(one) && texts.every((text) => hasContent(text.trim(), one)));
    // Values that fit several fields, such as two dates, do not say which.
    if (fitting.length === 1) matched[index] = fitting[0]?.field;
  }
  return matched;
}

/** Returns whether a text can only be a value of a field: its pattern, an e-mail address, or the word of a choice. */
function hasContent(text: string, { field, kind, pattern, words }: NamedField): boolean {
  if (pattern !== undefined) return new RegExp(pattern, 'i').test(text.replaceAll(/\s/g, ''));
  if (/(^|\.)email$/.test(field)) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
  if (kind === 'PHONE') return /^\+\d[\d\s()-]{6,}$/.test(text);
  if (kind === 'ENUM') {
    const word = foldHeading(text);
    return words.some((one) => foldHeading(one.text) === word || foldHeading(one.value) === word);
  }
  return false;
}
