import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openStorage } from '../../../server/areas/media';
import { findBackup, readManifest, writeManifest } from '../../../server/backup/manifest';
import { restoreBackup } from '../../../server/backup/restore-backup';
import { snapshotsOf } from '../../../server/backup/snapshot';
import { writeBackup } from '../../../server/backup/write-backup';
import type { Database } from '../../../server/database/database';
import { applyMigrations, migrationNames, readMigrationNames } from '../../../server/database/migrate';
import { openEmptyDatabase } from '../harness/database';
import { citiesFromPopulation } from '../harness/template';

const folder = mkdtempSync(join(tmpdir(), 'waybill-refusals-'));
const directory = join(folder, 'backup');
const template = inject('template');
const opened: Database[] = [];
let storage: Disk;
let older: Database;

/** Returns the message of what a promise rejected with. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const openEmpty = async () => {
  const database = await openEmptyDatabase(template);
  opened.push(database);
  return database;
};
const backUp = () => writeBackup({ readSnapshot: snapshotsOf(older), engine: older.engine, storage, directory });
const restore = (openDatabase: () => Promise<Database>, from = directory) =>
  restoreBackup({ directory: from, openDatabase, storage, incoming: join(folder, 'incoming'), citiesFromPopulation });
/** Opens no database: the restore must be refused before. */
const openNone = () => Promise.reject(new Error('The database was opened.'));
const refusalOf = (work: Promise<unknown>) => work.then(() => 'none', messageOf);

beforeAll(async () => {
  storage = await openStorage({ dataDirectory: folder, files: { largest: 0, addressMinutes: 15 } });
  older = await openEmpty();
  await older.system(async (session) => {
    await applyMigrations(session, migrationNames.slice(0, -1));
    await session.rows({ text: "INSERT INTO tenants (id, time_zone) VALUES (7, 'Pacific/Kiritimati')", params: [] });
  });
});

afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('goes on when it was interrupted, and refuses a directory with a finished one', async () => {
    const insert = `INSERT INTO export_files (tenant_id, id, user_id, resource, file_name, mime_type, size, rows, is_stored, expires_at)
      SELECT 7, n, 1, 'vehicles', 'file', 'text/csv', 1, 1, true, now() FROM generate_series(1, 3) n`;
    await older.system((session) => session.rows({ text: insert, params: [] }));
    await storage.put('7/1-export', 'the first file');
    await storage.put('7/2-export', 'the second file');
    // Nothing can be written where a directory stands, so the backup fails at the second file.
    const obstacle = join(directory, 'files/7/2-export.unfinished');
    mkdirSync(obstacle, { recursive: true });
    await expect(backUp()).rejects.toThrow('EISDIR');
    const copied = join(directory, 'files/7/1-export');
    await expect.poll(() => existsSync(copied)).toBe(true);
    expect(findBackup(directory)).toBeUndefined();
    const firstRun = statSync(copied);

    rmSync(obstacle, { recursive: true });
    const { files, missingFiles } = await backUp();
    expect(statSync(copied)).toMatchObject({ ino: firstRun.ino, mtimeMs: firstRun.mtimeMs });
    expect({ files: files.count, missingFiles }).toEqual({ files: 2, missingFiles: ['7/3-export'] });
    expect(await refusalOf(backUp())).toBe(`There is a finished backup in ${directory}. Name another directory.`);
  });

  it('of an older version is migrated when it is restored', async () => {
    const restored = await openEmpty();
    await restore(() => Promise.resolve(restored));
    await restored.system(async (session) => {
      const query = (text: string) => session.rows({ text, params: [] });
      expect(await readMigrationNames(query)).toEqual(migrationNames);
      expect(await query('SELECT id, time_zone FROM tenants')).toEqual([['7', 'Pacific/Kiritimati']]);
    });
  });

  it('is refused by a database that has tables', async () => {
    expect(await refusalOf(restore(() => Promise.resolve(older)))).toMatch(
      /^The database is not empty: it has \d+ tables\. Restore into a new database, or a new DATA_DIR\.$/,
    );
  });

  it('of a newer version, damaged or unfinished is refused before the database is opened', async () => {
    const store = { directory };
    const { format: _format, ...manifest } = await readManifest(store);
    const refusals = [await refusalOf(restore(openNone, folder))];
    await writeManifest(store, { ...manifest, version: '9.0.0', migrations: [...manifest.migrations, '9999_later'] });
    refusals.push(await refusalOf(restore(openNone)));
    await writeManifest(store, manifest);
    const part = join(directory, 'tables/tenants.jsonl.gz');
    const content = readFileSync(part);
    content[20] = (content[20] ?? 0) ^ 1;
    writeFileSync(part, content);
    refusals.push(await refusalOf(restore(openNone)));
    expect(refusals).toEqual([
      `There is no finished backup in ${folder}.`,
      'The backup is of a newer version of Waybill (9.0.0), whose migration 9999_later this one does not know. Install that version first.',
      'The backup is damaged: tables/tenants.jsonl.gz has another content than when it was written.',
    ]);
  });
});
