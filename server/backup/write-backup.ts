import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { version } from '../../package.json';
import { storedExportKeysSql } from '../areas/exports';
import { storedMediaKeysSql } from '../areas/media';
import { readMigrationNames } from '../database/migrate';
import { BackupError } from './backup-error';
import { createCipher, parseKeyFile } from './cipher';
import { linesOf } from './lines';
import { findBackup, type Manifest, writeManifest } from './manifest';
import { type PartStore, writePart } from './parts';
import type { SnapshotQuery, SnapshotReader } from './snapshot';
import { copyFilesToBackup } from './stored-files';
import { readColumn, readRows, readTables } from './tables';

/** What a backup is written from, and where to. */
export interface BackupSource {
  readSnapshot: SnapshotReader;
  engine: string;
  storage: Disk;
  /** Directory of the backup; created if absent. One with an interrupted backup is completed. */
  directory: string;
  /** Content of the key file (`parseKeyFile`); absent: the backup is not encrypted. */
  key?: string;
}

/**
 * Writes a backup: all tables as they are at one moment, and the files that they name.
 * @throws BackupError when the directory holds a finished backup, or one that was begun with another key
 */
export async function writeBackup({ readSnapshot, engine, storage, directory, key }: BackupSource): Promise<Manifest> {
  if (findBackup(directory))
    throw new BackupError(`There is a finished backup in ${directory}. Name another directory.`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const cipher = key === undefined ? undefined : await createCipher(directory, parseKeyFile(key));
  const store: PartStore = { directory, cipher };
  const keysFile = join(directory, 'file-keys.unfinished');

  const createdAt = new Date().toISOString();
  const database = await readSnapshot(async (query) => {
    const migrations = await readMigrationNames(query);
    const tables: Manifest['tables'] = [];
    for (const table of await readTables(query)) {
      let rows = 0;
      const lines = async function* () {
        for await (const batch of readRows(query, table)) {
          rows += batch.length;
          yield Buffer.from(`${batch.join('\n')}\n`);
        }
      };
      const part = await writePart(store, `tables/${table.name}.jsonl.gz`, lines());
      tables.push({ ...table, columns: [...table.columns], rows, part });
    }
    await pipeline(fileKeys(query), createWriteStream(keysFile, { mode: 0o600 }));
    return { migrations, tables };
  });

  const keys = linesOf(createReadStream(keysFile));
  const { missing, ...files } = await copyFilesToBackup(store, storage, keys);
  await rm(keysFile);
  const manifest = { version, createdAt, engine, ...database, files, missingFiles: missing };
  await writeManifest(store, manifest);
  return { format: 1, ...manifest };
}

/** Yields lines with the storage keys of all files that the snapshot's rows name. */
async function* fileKeys(query: SnapshotQuery): AsyncGenerator<Buffer> {
  for (const select of [storedMediaKeysSql, storedExportKeysSql])
    for await (const batch of readColumn(query, select)) yield Buffer.from(`${batch.join('\n')}\n`);
}
