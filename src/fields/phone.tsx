import Link from '@mui/material/Link';
import { languageSettingsOf } from '../../providers/i18n/language';
import type { FieldDraft, FieldKind, FieldOf } from './kind';
import { textFilterKind } from './textFilter';
import { textOrEmpty, trimmedDraftText } from './textDraft';

/** Parses a phone number; resolves to undefined when it is invalid. Loads the library on the first call. */
async function parsePhone(draft: FieldDraft, language: string) {
  if (typeof draft !== 'string' || draft.trim() === '') return undefined;
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  // A number without a country code gets the country of the user's language.
  const { phoneCountry = '' } = languageSettingsOf(language) ?? {};
  const country = isSupportedCountry(phoneCountry) ? phoneCountry : undefined;
  // Two leading zeros mean a plus in most of Europe.
  const number = parsePhoneNumberFromString(draft.trim().replace(/^00/, '+'), country);
  return number?.isValid() ? number : undefined;
}

/** The field kind of phone numbers: typed in any form, formatted internationally on blur, stored without spaces. */
export const phoneKind: FieldKind<FieldOf<'phone'>> = {
  text: textOrEmpty,
  View: ({ value }) =>
    typeof value === 'string' ? <Link href={`tel:${value.replace(/\s/g, '')}`}>{value}</Link> : null,
  filter: textFilterKind,
  toDraft: textOrEmpty,
  toValue: (draft) => trimmedDraftText(draft).replace(/[\s().-]/g, '') || null,
  check: async (draft, _field, language) => ((await parsePhone(draft, language)) ? null : { code: 'phone' }),
  normalize: async (draft, _field, language) => (await parsePhone(draft, language))?.formatInternational() ?? draft,
};
