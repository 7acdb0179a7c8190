import type { Disk } from 'flydrive';
import { writeDictionaries } from '../areas';
import type { Database, Session } from '../database/database';
import { applyMigrations, migrateDatabase, migrationNames } from '../database/migrate';
import { secureTables } from '../database/security';
import { BackupError } from './backup-error';
import { openCipher, parseKeyFile } from './cipher';
import { findBackup, type Manifest, readManifest } from './manifest';
import { type PartStore, readLines, verifyPart } from './parts';
import { withoutConstraints } from './constraints';
import { copyFilesToStorage, verifyFiles } from './stored-files';
import { insertRows, readTables } from './tables';

/** What a backup is restored from, and where to. */
export interface RestoreTarget {
  directory: string;
  /** Content of the key file (`parseKeyFile`); absent: the backup is not encrypted. */
  key?: string;
  /** Opens the database after the backup has been checked; the caller closes it. */
  openDatabase: () => Promise<Database>;
  storage: Disk;
  /** Folder for one file at a time, on this machine. */
  incoming: string;
  citiesFromPopulation: number;
}

/**
 * Restores a backup into an empty database and its file storage, and migrates it to this version. The tables are restored
 * in one transaction, so a restore that was interrupted leaves an empty database and can run again.
 * @throws BackupError with the reason: no or a damaged backup, a wrong key, a newer version, or a database with tables
 */
export async function restoreBackup(target: RestoreTarget): Promise<Manifest> {
  const { storage, incoming, citiesFromPopulation } = target;
  const store = await openStore(target);
  const manifest = await readManifest(store);
  requireKnownMigrations(manifest);
  for (const { part } of manifest.tables) await verifyPart(store, part);
  await verifyFiles(store, manifest.files.list);

  const database = await target.openDatabase();
  await database.jobs.system(requireEmpty);
  await copyFilesToStorage(store, manifest.files.list, storage, incoming);
  await database.jobs.system(async (session) => {
    await requireEmpty(session);
    await restoreTables(session, store, manifest);
  });
  await migrateDatabase(database, (session) => writeDictionaries(session, citiesFromPopulation));
  return manifest;
}

async function openStore({ directory, key }: RestoreTarget): Promise<PartStore> {
  switch (findBackup(directory)) {
    case undefined:
      throw new BackupError(`There is no finished backup in ${directory}.`);
    case 'plain':
      return { directory };
    case 'encrypted':
      if (key === undefined) throw new BackupError('The backup is encrypted: name its key file with --key-file.');
      return { directory, cipher: await openCipher(directory, parseKeyFile(key)) };
  }
}

/** @throws BackupError when the backup's database was migrated further than this version does */
function requireKnownMigrations({ migrations, version }: Manifest): void {
  const known = new Set(migrationNames);
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new BackupError(
      `The backup is of a newer version of Waybill (${version}), whose migration ${unknown} this one does not know. Install that version first.`,
    );
}

/** @throws BackupError when the database has tables */
async function requireEmpty(session: Session): Promise<void> {
  const tables = await readTables((text) => session.rows({ text, params: [] }));
  if (tables.length > 0)
    throw new BackupError(
      `The database is not empty: it has ${tables.length} tables. Restore into a new database, or a new DATA_DIR.`,
    );
}

async function restoreTables(session: Session, store: PartStore, manifest: Manifest): Promise<void> {
  const query = (text: string) => session.rows({ text, params: [] });
  await applyMigrations(session, manifest.migrations);
  const present = await readTables(query);
  // Migrations insert rows that the backup contains, too.
  await query(`TRUNCATE ${present.map(({ name }) => `"${name}"`).join(', ')}`);
  await withoutConstraints(query, present, async () => {
    for (const { part, rows, ...table } of manifest.tables) {
      const inserted = await insertRows(session, table, readLines(store, part.path));
      if (inserted !== rows)
        throw new BackupError(`The backup is damaged: ${part.path} has ${inserted} of ${rows} rows.`);
    }
  });
  await applyMigrations(session, migrationNames);
  await secureTables(session);
  await query('ANALYZE');
}
