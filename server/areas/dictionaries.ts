import { createHash } from 'node:crypto';
import type { Session } from '../database/database';
import { dictionaryBilling, loadTariffs } from './tariffs/dictionary';
import { dictionaryMakes, loadFleetDictionary } from './fleet/dictionary';
import { dictionaryClasses } from './fleet/dictionary-classes';
import { loadPlaces } from './geography/loading/load';
import { catalogue } from './identity/permissions/catalogue';
import { categories } from './identity/permissions/categories';
import { writePermissions } from './identity/permissions/permissions';
import { grantNewPermissions, standardRoles } from './identity/permissions/roles';
import { dictionaryReasons, dictionaryServices, loadReference } from './reference/dictionary';

const content = JSON.stringify([
  dictionaryClasses,
  dictionaryMakes,
  categories,
  catalogue,
  standardRoles,
  dictionaryServices,
  dictionaryReasons,
  dictionaryBilling,
]);
/** Marks, among the migrations, the dictionaries that the database has. */
const mark = `dictionaries ${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;

/**
 * Writes what every tenant reads and no tenant changes: at each start, in the transaction of the migration. Costs a
 * look when this build's dictionaries are there already. Cities with fewer inhabitants than said are left out.
 */
export async function writeDictionaries(session: Session, citiesFromPopulation: number): Promise<void> {
  await loadPlaces(session, citiesFromPopulation);
  const ask = (text: string, ...params: string[]) => session.rows({ text, params });
  const [written] = await ask('SELECT 1 FROM migrations WHERE name = $1', mark);
  if (written) return;
  await loadFleetDictionary(session);
  await loadReference(session);
  await loadTariffs(session);
  await grantNewPermissions(session, await writePermissions(session));
  await ask("DELETE FROM migrations WHERE name LIKE 'dictionaries %'");
  await ask('INSERT INTO migrations (name) VALUES ($1)', mark);
}
