import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedPlace } from '../../../resources/contract.generated';

/** Returns a function that names a place in the user's language: the city and its country. */
export function usePlaceName(): (place: SharedPlace) => string {
  const { language } = useTranslation('sharing').i18n;
  return useMemo(() => {
    const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    const countryOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);
    return ({ city, country }) => [city, country && countryOf(country)].filter(Boolean).join(', ');
  }, [language]);
}
