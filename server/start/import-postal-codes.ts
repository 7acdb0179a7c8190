import { join } from 'node:path';
import { writeDictionaries } from '../areas';
import { importPostalCodes } from '../areas/geography';
import { readConfig } from '../config';
import { migrateDatabase } from '../database/migrate';
import { openDatabase } from '../database/open';

/** `waybill import:postal-codes FILE`: adds a GeoNames file of postal codes to the server's database. */
async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Name the file: waybill import:postal-codes PL.txt');
  const { databaseUrl, dataDirectory, citiesFromPopulation } = readConfig(process.env);
  const database = await openDatabase({ url: databaseUrl, directory: join(dataDirectory, 'database') });
  try {
    await migrateDatabase(database, (session) => writeDictionaries(session, citiesFromPopulation));
    process.stdout.write(`${await importPostalCodes(database, file)} postal codes are in the database now.\n`);
  } finally {
    await database.close();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
