import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error';
import { snapshotsOf, type SnapshotReader } from '../backup/snapshot';
import { connectToSnapshots } from '../backup/snapshot-socket';
import type { Config } from '../config';
import { ConfigError } from '../config';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open';

/** Runs a command of operators. An error is printed as a sentence, and the process exits with 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    const isSentence = error instanceof BackupError || error instanceof ConfigError;
    console.error(isSentence || (error instanceof Error && process.env.LOG_LEVEL !== 'debug') ? error.message : error);
    process.exitCode = 1;
  });
}

/** Reads a key file; undefined if none is named. @throws BackupError if it cannot be read */
export function readKeyFile(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new BackupError(`The key file ${path} cannot be read.`, { cause });
  }
}

/** Opens the database of the configuration for a command, and closes it when the work has ended. */
export async function withDatabase<T>(config: Config, work: (open: () => Promise<Database>) => Promise<T>): Promise<T> {
  let database: Database | undefined;
  try {
    return await work(async () => {
      const { databaseUrl: url, dataDirectory, statementSeconds } = config;
      database ??= await openDatabase({ url, directory: join(dataDirectory, 'database'), statementSeconds });
      return database;
    });
  } finally {
    await database?.close();
  }
}

/** Opens the database of the configuration as `withDatabase` does. @throws BackupError if there is no embedded database */
export function withExistingDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  return withDatabase(config, async (open) => {
    requireEmbeddedDatabase(config);
    return work(await open());
  });
}

/** Throws a BackupError if the configuration names an embedded database that does not exist: opening would create it. */
function requireEmbeddedDatabase({ databaseUrl, dataDirectory }: Config): void {
  if (databaseUrl || existsSync(join(dataDirectory, 'database'))) return;
  throw new BackupError(`There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL.`);
}

/**
 * Runs work that reads snapshots: of PostgreSQL, of the embedded database through the server that has it open, or, when no
 * server runs, of the embedded database itself.
 * @throws BackupError if there is no embedded database
 */
export async function withSnapshots<T>(
  config: Config,
  work: (readSnapshot: SnapshotReader, engine: Database['engine']) => Promise<T>,
): Promise<T> {
  if (!config.databaseUrl) {
    const throughServer = await connectToSnapshots(config.dataDirectory);
    if (throughServer) return work(throughServer, 'pglite');
  }
  return withExistingDatabase(config, (database) => work(snapshotsOf(database), database.engine));
}
