import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openStorage } from '../../../server/areas/media';
import { restoreBackup } from '../../../server/backup/restore-backup';
import { snapshotsOf } from '../../../server/backup/snapshot';
import { writeBackup } from '../../../server/backup/write-backup';
import type { Database } from '../../../server/database/database';
import { newId } from '../../../server/database/ids';
import { openEmptyDatabase, openTestDatabase } from '../harness/database';
import { type BucketServer, startBucketServer } from '../media/bucket-server';
import { readTableContents } from '../harness/table-contents';
import { citiesFromPopulation } from '../harness/template';

const folder = mkdtempSync(join(tmpdir(), 'waybill-backup-'));
const template = inject('template');
const opened: Database[] = [];
const keep = (database: Database) => {
  opened.push(database);
  return database;
};
const storageIn = (name: string) =>
  openStorage({ dataDirectory: join(folder, name), files: { largest: 0, addressMinutes: 15 } });
let bucketServer: BucketServer;
const openBucket = () =>
  openStorage({
    dataDirectory: folder,
    files: {
      largest: 0,
      addressMinutes: 15,
      bucket: {
        name: 'waybill',
        region: 'eu-central-1',
        endpoint: bucketServer.url,
        credentials: { accessKeyId: 'tests', secretAccessKey: 'known to the tests' },
      },
    },
  });

beforeAll(async () => {
  bucketServer = await startBucketServer('waybill', 'tests');
});

afterAll(async () => {
  for (const database of opened) await database.close();
  await bucketServer.close();
  rmSync(folder, { recursive: true, force: true });
});

const backUp = (database: Database, storage: Disk, directory: string, key?: string) =>
  writeBackup({ readSnapshot: snapshotsOf(database), engine: database.engine, storage, directory, key });

/** Restores a backup into an empty database of an engine, and returns both. */
async function restore(directory: string, storage: Disk, engine: Database['engine'], key?: string): Promise<Database> {
  const database = keep(await openEmptyDatabase(template, engine));
  const openDatabase = async () => database;
  const incoming = join(folder, 'incoming');
  await restoreBackup({ directory, key, openDatabase, storage, incoming, citiesFromPopulation });
  return database;
}

describe('a backup', () => {
  let original: Database;
  /** The original on PGlite: itself, or as it was restored. */
  let embedded: Database;
  let storage: Disk;
  const keys: string[] = [];
  const contentOf = (key: string, from: Disk) => from.getBytes(key).then((bytes) => Buffer.from(bytes).toString('hex'));

  beforeAll(async () => {
    original = keep(await openTestDatabase(template));
    embedded = original;
    storage = await storageIn('original');
    await original.system(async (session) => {
      const [vehicle] = await session.rows({ text: 'SELECT tenant_id, id FROM vehicles LIMIT 1', params: [] });
      const [tenant, owner] = vehicle ?? [];
      const file = newId();
      keys.push(`${tenant}/${file}-original`, `${tenant}/${file}-thumb`);
      const conversions = JSON.stringify([{ name: 'thumb', url: keys[1], width: 1, height: 1 }]);
      const text = `INSERT INTO media (tenant_id, id, file_name, mime_type, size, collection_name, model_type, model_id,
        vehicle_id, single, conversions) VALUES ($1, $2, 'ł "quoted" \\ file', 'image/png', 1, 'photos', 'VEHICLE', $3, $3,
        false, $4)`;
      await session.rows({ text, params: [tenant, file, owner, conversions] });
    });
    for (const key of keys) await storage.put(key, randomBytes(200_000));
  });

  // From PostgreSQL through PGlite to PostgreSQL, so that each pair of engines is crossed.
  const route: readonly Database['engine'][] = template.engine === 'postgres' ? ['pglite', 'postgres'] : ['pglite'];
  // The files lead from a directory through a bucket to a directory.
  it(`restores every table and file on an empty machine: ${template.engine} → ${route.join(' → ')}`, async () => {
    const contents = await readTableContents(original);
    let from = { database: original, storage };
    for (const [step, engine] of route.entries()) {
      const directory = join(folder, `backup-${step}`);
      const key = step === 0 ? await generateX25519Identity() : undefined;
      const manifest = await backUp(from.database, from.storage, directory, key);
      expect(manifest.missingFiles).toEqual([]);
      const target = step === 0 ? await openBucket() : await storageIn(`restored-${step}`);
      const restored = await restore(directory, target, engine, key);
      expect(await readTableContents(restored)).toEqual(contents);
      if (engine === 'pglite') embedded = restored;
      for (const file of keys) expect(await contentOf(file, target)).toBe(await contentOf(file, storage));
      from = { database: restored, storage: target };
    }
    // Files are copied several at a time, so they arrive in any order.
    expect([...bucketServer.objects.keys()].toSorted()).toEqual(keys.toSorted());
  });

  it.each([...new Set([template.engine, 'pglite' as const])])(
    'is consistent when rows are written meanwhile: %s',
    async (engine) => {
      const source = engine === template.engine ? original : embedded;
      expect(source.engine).toBe(engine);
      const [row] = await source.system(({ rows }) =>
        rows({ text: 'SELECT tenant_id FROM vehicles LIMIT 1', params: [] }),
      );
      const tenant = row?.[0] ?? '';
      // Each transfer moves a place between two vehicles, and counts itself in tables that are read early and late.
      const transfer = (number: number) =>
        source.write(tenant, async ({ rows }) => {
          const ids = `(SELECT id, row_number() OVER (ORDER BY id) AS n FROM vehicles WHERE tenant_id = $1 LIMIT 2)`;
          await rows({
            text: "UPDATE companies SET eori = 'transfer ' || $2::text WHERE tenant_id = $1",
            params: [tenant, number],
          });
          const text = `UPDATE vehicles v SET places = coalesce(places, 0) + CASE t.n WHEN 1 THEN -1 ELSE 1 END,
          brand_model = 'transfer ' || $2::text FROM ${ids} t WHERE v.tenant_id = $1 AND v.id = t.id`;
          await rows({ text, params: [tenant, number] });
        });
      const readState = async (database: Database) => {
        const text = `SELECT (SELECT eori FROM companies WHERE tenant_id = $1), string_agg(DISTINCT brand_model, ','), sum(places)
        FROM (SELECT * FROM vehicles WHERE tenant_id = $1 ORDER BY id LIMIT 2) v`;
        const [state = []] = await database.system(({ rows }) => rows({ text, params: [tenant] }));
        return state;
      };
      await transfer(0);
      const [, , sum] = await readState(source);

      const progress = { isDone: false };
      let number = 0;
      const directory = join(folder, `under-load-${engine}`);
      const backup = backUp(source, storage, directory).finally(() => {
        progress.isDone = true;
      });
      while (!progress.isDone) await transfer((number += 1));
      await backup;
      expect(number).toBeGreaterThan(0);

      const restored = await restore(directory, await storageIn(`under-load-${engine}`), template.engine);
      const [counted, marked, restoredSum] = await readState(restored);
      expect(counted).toMatch(/^transfer \d+$/);
      expect(marked).toBe(counted);
      expect(restoredSum).toBe(sum);
    },
  );
});
