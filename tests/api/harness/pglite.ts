import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/open';
import { keepPgliteCompiled } from './compiled-pglite';
import { failureFileOf, openTestDatabase } from './database';
import { fillTemplate, elapsedSince } from './template';

/**
 * Drops the databases from which PostgreSQL copies new ones, because the tests never create one in PGlite, and without
 * them the dump is smaller.
 */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('UPDATE pg_database SET datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`);
  await pglite.exec('CHECKPOINT');
}

/** Fills a database in `folder`, and writes its dump to the path `dump`. */
async function writeDump(folder: string, dump: string): Promise<void> {
  const directory = join(folder, 'data');
  const startedAt = performance.now();
  await keepPgliteCompiled();
  const database = await openDatabase({ directory });
  await fillTemplate(database);
  await database.close();
  // Opens the database by PGlite itself, because the server's `Database` has no method that dumps it.
  const pglite = await PGlite.create({ dataDir: directory, extensions: { btree_gin, btree_gist, pg_trgm } });
  await dropTemplates(pglite);
  const file = await pglite.dumpDataDir('none');
  const unfinished = `${dump}.unfinished`;
  writeFileSync(unfinished, Buffer.from(await file.arrayBuffer()));
  await pglite.close();
  renameSync(unfinished, dump);
  const createTime = elapsedSince(startedAt);

  const restoreStartedAt = performance.now();
  const copy = await openTestDatabase({ engine: 'pglite', dump });
  const restoreTime = elapsedSince(restoreStartedAt);
  await copy.close();
  const megabytes = (statSync(dump).size / 1e6).toFixed(0);
  console.log(`API tests on PGlite: template made in ${createTime} (${megabytes} MB), a copy costs ${restoreTime}`);
}

/**
 * Global setup of Vitest for API tests on PGlite. Creates the dump that each of their test files restores. It takes ten
 * seconds, so other tests run meanwhile; a test file that needs the dump waits for it.
 */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-pglite-'));
  const dump = join(folder, 'dump.tar');
  const written = writeDump(folder, dump).catch((error: unknown) => {
    writeFileSync(failureFileOf(dump), String(error));
    throw error;
  });
  // The teardown reports a failure, too.
  written.catch(() => undefined);
  project.provide('template', { engine: 'pglite', dump });
  return async () => {
    await written;
    rmSync(folder, { recursive: true, force: true });
  };
}
