import { createHash } from 'node:crypto';
import type { Session } from '../database/database';
import { fleetDictionary } from './fleet';
import { loadPlaces } from './geography';
import { permissionDictionary } from './identity';
import { referenceDictionary } from './reference';
import { tariffDictionary } from './tariffs';

const dictionaries = [fleetDictionary, referenceDictionary, tariffDictionary, permissionDictionary];
const dictionariesContent = JSON.stringify(dictionaries.map(({ content }) => content));
/** Name of the row in the table `migrations` that records which version of the dictionaries the database holds. */
const dictionariesVersionName = `dictionaries ${createHash('sha256').update(dictionariesContent).digest('hex').slice(0, 16)}`;

/**
 * Writes the dictionaries that all tenants share, in the migration's transaction at each start. Does nothing when the
 * database already holds this build's version. Cities with fewer inhabitants than `citiesFromPopulation` are left out.
 */
export async function writeDictionaries(session: Session, citiesFromPopulation: number): Promise<void> {
  await loadPlaces(session, citiesFromPopulation);
  const query = (text: string, ...params: string[]) => session.rows({ text, params });
  const [isCurrent] = await query('SELECT 1 FROM migrations WHERE name = $1', dictionariesVersionName);
  if (isCurrent) return;
  for (const dictionary of dictionaries) await dictionary.write(session);
  await query("DELETE FROM migrations WHERE name LIKE 'dictionaries %'");
  await query('INSERT INTO migrations (name) VALUES ($1)', dictionariesVersionName);
}
