import { countryName, isCountryCode } from './countries';
import type { FieldKind, FieldOf } from './kind';
import { textDraftConversion } from './textDraft';

type Country = FieldOf<'country'>;

/** The field kind of countries: stored as codes, shown by name in the user's language. */
export const countryKind: FieldKind<Country> = {
  text: (value, _field, { language }) => (typeof value === 'string' ? countryName(value, language) : ''),
  filter: {
    comparisons: ['in', 'empty', 'filled'],
    clean: (text) => (isCountryCode(text.toUpperCase()) ? text.toUpperCase() : null),
    operand: (text) => text,
    text: (value, _field, { language }) => countryName(value, language),
  },
  ...textDraftConversion,
};
