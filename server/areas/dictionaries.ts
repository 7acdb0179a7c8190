import { createHash } from 'node:crypto';
import type { Session } from '../database/database';
import { priceList, loadTariffs } from './tariffs';
import { dictionaryClasses, dictionaryMakes, loadFleetDictionary } from './fleet';
import { loadPlaces } from './geography';
import {
  permissionCatalogue,
  permissionCategoryList,
  grantNewPermissions,
  standardRoles,
  writePermissions,
} from './identity';
import { dictionaryReasons, dictionaryServices, loadReference } from './reference';

const dictionariesContent = JSON.stringify([
  dictionaryClasses,
  dictionaryMakes,
  permissionCategoryList,
  permissionCatalogue,
  standardRoles,
  dictionaryServices,
  dictionaryReasons,
  priceList,
]);
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
  await loadFleetDictionary(session);
  await loadReference(session);
  await loadTariffs(session);
  await grantNewPermissions(session, await writePermissions(session));
  await query("DELETE FROM migrations WHERE name LIKE 'dictionaries %'");
  await query('INSERT INTO migrations (name) VALUES ($1)', dictionariesVersionName);
}
