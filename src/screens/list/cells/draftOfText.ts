import type { Field } from '../../../../resources/fields';
import { booleanText } from '../../../fields/boolean';
import { countryName, countryOptions, isCountryCode } from '../../../fields/countries';
import { dayPattern } from '../../../fields/datetime';
import { validDayOrNull } from '../../../fields/day';
import { enumText } from '../../../fields/enum';
import type { ChosenRecord, FieldContext, FieldDraft } from '../../../fields/kind';

/** What a pasted text means: a draft, or nothing that the field knows. */
export type PastedDraft = { draft: FieldDraft } | 'unknown';

/** What the meaning of a pasted text depends on. */
export interface PasteContext {
  /** The context of the field in each language of the console, the user's own first. */
  contexts: readonly FieldContext[];
  /** Returns the record with a title; undefined when there is none, or several. */
  findRecord: (title: string) => Promise<ChosenRecord | undefined>;
}

/** Converts a pasted text to a draft of the form, as spreadsheets and exports of the console write values. */
export async function draftOfText(field: Field, text: string, paste: PasteContext): Promise<PastedDraft> {
  const { contexts, findRecord } = paste;
  const [own] = contexts;
  if (!own) return 'unknown';
  switch (field.type) {
    case 'enum':
      return chosen(Object.keys(field.values), text, contexts, (value, context) => enumText(value, field, context));
    case 'boolean': {
      const found = chosen(['true', 'false'], text || 'false', contexts, (value, context) =>
        booleanText(value === 'true', context),
      );
      return found === 'unknown' ? found : { draft: found.draft === 'true' };
    }
    case 'country': {
      const codes = countryOptions(own.language).map(({ id }) => id);
      if (isCountryCode(text.toUpperCase())) return { draft: text.toUpperCase() };
      return chosen(codes, text, contexts, (code, { language }) => countryName(code, language));
    }
    case 'one': {
      if (text === '') return { draft: null };
      const record = await findRecord(text);
      return record ? { draft: record } : 'unknown';
    }
    case 'number':
    case 'money':
      return { draft: withoutUnit(text) };
    case 'date': {
      const day = text === '' ? '' : dayOfText(text, dayPattern(own));
      return day === null ? 'unknown' : { draft: day };
    }
    default:
      return { draft: text };
  }
}

/** Finds the value with a label, in any of the languages, or with that name itself. */
function chosen(
  values: readonly string[],
  text: string,
  contexts: readonly FieldContext[],
  labelOf: (value: string, context: FieldContext) => string,
): PastedDraft {
  if (text === '') return { draft: '' };
  const isText = (label: string) => label.toLowerCase() === text.toLowerCase();
  const found = values.find((value) => isText(value) || contexts.some((context) => isText(labelOf(value, context))));
  return found === undefined ? 'unknown' : { draft: found };
}

/** Removes a unit or a currency that stands after a number. */
const withoutUnit = (text: string): string => text.replace(/(?<=\d)\s*[\p{L}%€$£]+$/u, '');

/** Returns the day of a text in a format, or in ISO format; null for another text. */
export function dayOfText(text: string, format: string): string | null {
  const iso = validDayOrNull(text.slice(0, 10));
  if (iso !== null) return iso;
  const order = format.split(/[^DMY]+/).map((part) => part.slice(0, 1));
  const parts = text.split(/[./\s-]+/);
  if (parts.length !== 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  const part = (letter: string, length: number) => (parts[order.indexOf(letter)] ?? '').padStart(length, '0');
  const year = part('Y', 1).length === 2 ? `20${part('Y', 2)}` : part('Y', 4);
  return validDayOrNull(`${year}-${part('M', 2)}-${part('D', 2)}`);
}
