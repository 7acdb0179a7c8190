import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDictionaries } from '../areas';
import { openStorage } from '../areas/media';
import { BackupError } from '../backup/backup-error';
import { importTenant } from '../backup/import-tenant';
import { readConfig } from '../config';
import { migrateDatabase } from '../database/migrate';
import { runCommand, withDatabase } from './operator-command';

const usage = 'Name the archive: waybill tenant:import --from FILE.zip';

/** `waybill tenant:import --from FILE.zip`: imports the archive of a tenant. */
runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new BackupError(usage);
  const file = resolve(values.from);
  const config = readConfig(process.env);
  const { dataDirectory, citiesFromPopulation } = config;
  const storage = await openStorage(config);
  const incoming = join(dataDirectory, 'incoming');
  const { company, tables, files } = await withDatabase(config, async (openDatabase) => {
    const database = await openDatabase();
    await migrateDatabase(database, (session) => writeDictionaries(session, citiesFromPopulation));
    return importTenant({ file, database, storage, incoming });
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Imported ${rows} rows and ${files.length} files of ${company}.\n`);
});
