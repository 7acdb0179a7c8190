import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/open';
import { keepPgliteCompiled } from './compiled-pglite';
import { openTestDatabase } from './database';
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

/** Global setup of Vitest for API tests on PGlite. Creates the dump that each of their test files restores. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-pglite-'));
  const directory = join(folder, 'data');
  const dump = join(folder, 'dump.tar');

  const startedAt = performance.now();
  await keepPgliteCompiled();
  const database = await openDatabase({ directory });
  await fillTemplate(database);
  await database.close();
  // Opens the database by PGlite itself, because the server's `Database` has no method that dumps it.
  const pglite = await PGlite.create({ dataDir: directory, extensions: { btree_gin, btree_gist, pg_trgm } });
  await dropTemplates(pglite);
  const file = await pglite.dumpDataDir('none');
  writeFileSync(dump, Buffer.from(await file.arrayBuffer()));
  await pglite.close();
  const createTime = elapsedSince(startedAt);

  const restoreStartedAt = performance.now();
  const copy = await openTestDatabase({ engine: 'pglite', dump });
  const restoreTime = elapsedSince(restoreStartedAt);
  await copy.close();
  const megabytes = (statSync(dump).size / 1e6).toFixed(0);
  console.log(`API tests on PGlite: template made in ${createTime} (${megabytes} MB), a copy costs ${restoreTime}`);

  project.provide('template', { engine: 'pglite', dump });
  return () => rmSync(folder, { recursive: true, force: true });
}
