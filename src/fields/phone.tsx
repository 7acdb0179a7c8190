import Link from '@mui/material/Link';
import { settingsOf } from '../../providers/i18n/language';
import type { Draft, FieldKind, FieldOf } from './kind';
import { textFilter } from './textFilter';

/** The number, or undefined when it is none. Loads the numbering plans when first asked. */
async function readPhone(draft: Draft, language: string) {
  if (typeof draft !== 'string' || draft.trim() === '') return undefined;
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  // Where a number without a country belongs, by the reader's language.
  const { phoneCountry = '' } = settingsOf(language) ?? {};
  const country = isSupportedCountry(phoneCountry) ? phoneCountry : undefined;
  // Two zeros stand for the plus in most of Europe.
  const number = parsePhoneNumberFromString(draft.trim().replace(/^00/, '+'), country);
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
