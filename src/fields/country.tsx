import { useMemo } from 'react';
import { ChooseMany, ChooseOne } from '../ui/Choice';
import { countries, countryName, isCountry } from './countries';
import { type FieldKind, type FieldOf, type FilterProps, type InputProps, inputId } from './kind';

type Country = FieldOf<'country'>;

function CountryInput({ place, label, help, draft, onChange, onBlur, problem, required }: InputProps<Country>) {
  const options = useMemo(() => countries(place.language), [place.language]);
  return (
    <ChooseOne
      id={inputId(place)}
      label={label}
      help={problem ?? help}
      error={problem !== undefined}
      required={required}
      options={options}
      value={options.find(({ id }) => id === draft) ?? null}
      onChange={(chosen) => onChange(chosen?.id ?? '')}
      onBlur={onBlur}
    />
  );
}

function CountryFilterInput({ place: { path, language, t }, values, onChange }: FilterProps<Country>) {
  const options = useMemo(() => countries(language), [language]);
  return (
    <ChooseMany
      id={`filter-${path}`}
      label={t('engine:filters.values')}
      options={options}
      value={options.filter(({ id }) => values.includes(id))}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
    />
  );
}

/** Countries, kept as codes and shown by their names in the reader's language. */
export const country: FieldKind<Country> = {
  text: (value, _field, { language }) => (typeof value === 'string' ? countryName(value, language) : ''),
  filter: {
    comparisons: ['in', 'empty', 'filled'],
    clean: (text) => (isCountry(text.toUpperCase()) ? text.toUpperCase() : null),
    operand: (text) => text,
    text: (value, _field, { language }) => countryName(value, language),
    Input: CountryFilterInput,
  },
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => draft || null,
  Input: CountryInput,
};
