import Link from '@mui/material/Link';
import type { CountryCode } from 'libphonenumber-js';
import type { Draft, FieldKind, FieldOf } from './kind';
import { textFilter } from './textFilter';

/** Where a number without a country belongs, by the reader's language. */
const homeOf = (language: string): CountryCode | undefined => (language === 'pl' ? 'PL' : undefined);

/** The number, or undefined when it is none. Loads the numbering plans when first asked. */
async function readPhone(draft: Draft, language: string) {
  if (typeof draft !== 'string' || draft.trim() === '') return undefined;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  // Two zeros stand for the plus in most of Europe.
  const number = parsePhoneNumberFromString(draft.trim().replace(/^00/, '+'), homeOf(language));
  return number?.isValid() ? number : undefined;
}

/** Phone numbers: typed in any form, written in international form when the field is left, kept without spaces. */
export const phone: FieldKind<FieldOf<'phone'>> = {
  text: (value) => (typeof value === 'string' ? value : ''),
  View: ({ value }) =>
    typeof value === 'string' ? <Link href={`tel:${value.replace(/\s/g, '')}`}>{value}</Link> : null,
  filter: textFilter,
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => (typeof draft === 'string' ? draft.trim().replace(/[\s().-]/g, '') : '') || null,
  check: async (draft, _field, language) => ((await readPhone(draft, language)) ? null : { code: 'phone' }),
  settle: async (draft, _field, language) => (await readPhone(draft, language))?.formatInternational() ?? draft,
};
