import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { parsePhone } from '../../formats/contact';
import type { Problem } from '../../dialect/errors';
import type { Cell } from '../../spreadsheet/read';
import { type DateOrder, parseDate } from './convert-date';
import { type DecimalSign, parseNumber } from './convert-number';
import type { ImportField } from './definition';
import { foldWord } from './words';

/** How the texts of a file are read. */
export interface Conversion {
  decimal: DecimalSign;
  dateOrder: DateOrder;
  /** Country of phone numbers without one, ISO 3166-1 alpha-2. */
  phoneCountry?: string | undefined;
  /** Codes of countries by their folded names. */
  countries: ReadonlyMap<string, string>;
}

/** A converted cell: its value, null when it is empty, or its problem. */
export type Converted = { value: unknown } | { problem: Problem };

/** Words for true and false in both languages, beside the words of the column. */
const trueWords = new Set(['true', 'prawda', 'yes', 'tak', 'y', 't', 'x', '1', 'on', '✓']);
const falseWords = new Set(['false', 'falsz', 'no', 'nie', 'n', '0', 'off', '-']);

/**
 * Converts a cell to the value of a field. Relations become the texts that name records; they are looked up later.
 * `words`: values of the column by their folded texts.
 */
export function convertCell(
  cell: Cell,
  field: ImportField,
  words: ReadonlyMap<string, string>,
  conversion: Conversion,
): Converted {
  if (cell !== null && typeof cell === 'object' && 'error' in cell)
    return problem('import_formula_error', { value: cell.error });
  const text = textOf(cell);
  if (text === '') return { value: null };
  const isDate = cell !== null && typeof cell === 'object';
  switch (field.kind) {
    case 'text':
      // Excel turns texts such as 1-2 into dates; what was typed is lost.
      return isDate ? problem('import_text_is_date', { value: text }) : { value: text };
    case 'number':
    case 'integer': {
      if (isDate) return problem('import_number', { value: text });
      const number = typeof cell === 'number' ? cell : parseNumber(text, conversion.decimal);
      if (number === undefined) return problem('import_number', { value: text });
      if (field.kind === 'integer' && !Number.isSafeInteger(number)) return problem('import_integer', { value: text });
      return { value: number };
    }
    case 'boolean':
      return converted(booleanOf(cell, text, words), 'import_boolean', text);
    case 'date':
      if (isDate) return { value: text.slice(0, 10) };
      return converted(
        typeof cell === 'number' ? undefined : parseDate(text, conversion.dateOrder),
        'import_date',
        text,
      );
    case 'enum':
      return converted(codeOf(text, field.values ?? [], words), 'import_choice', text);
    case 'country':
      return converted(conversion.countries.get(foldWord(text)), 'country', text);
    case 'phone':
      return { value: phoneOf(text, conversion.phoneCountry) };
    case 'relation':
      return { value: serverName(text, words) };
    case 'relations': {
      const names = text.split(/[;,\n|]/).map((part) => part.trim());
      return { value: names.filter(Boolean).map((name) => serverName(name, words)) };
    }
  }
}

/** Returns the text of a cell as a person sees it, without spaces at its ends. */
export function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return 'date' in cell ? cell.date : cell.error;
  return String(cell).replaceAll('\u00a0', ' ').trim();
}

function converted(value: unknown, code: string, text: string): Converted {
  return value === undefined ? problem(code, { value: text }) : { value };
}

function problem(code: string, payload: Problem['payload']): Converted {
  return { problem: { code, ...(payload && { payload: shortened(payload) }) } };
}

function shortened(payload: NonNullable<Problem['payload']>): NonNullable<Problem['payload']> {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 100) : value]),
  );
}

function booleanOf(cell: Cell, text: string, words: ReadonlyMap<string, string>): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const word = foldWord(text) || text;
  const named = words.get(word);
  if (named !== undefined) return named === 'true';
  if (trueWords.has(word)) return true;
  return falseWords.has(word) ? false : undefined;
}

/** Returns the name in the database of a record that the console shows by another one, such as a role. */
function serverName(text: string, words: ReadonlyMap<string, string>): string {
  return words.get(foldWord(text)) ?? text;
}

function codeOf(text: string, values: readonly string[], words: ReadonlyMap<string, string>): string | undefined {
  const word = foldWord(text);
  return values.find((code) => code.toLowerCase() === word) ?? words.get(word);
}

/** Returns a phone number in the international form; a text that is none unchanged, so that the field's rule refuses it. */
function phoneOf(text: string, country: string | undefined): string {
  const typed = text.replace(/^'/, '').replace(/^00/, '+');
  const known = country && isSupportedCountry(country) ? country : undefined;
  const candidates: [string, CountryCode | undefined][] = [
    [typed, known],
    // Excel drops the plus of a number.
    [`+${typed}`, undefined],
  ];
  for (const [number, ofCountry] of candidates) {
    const parsed = parsePhone(number, ofCountry);
    if (parsed?.isValid) return parsed.international;
  }
  return text;
}
