import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPromise } from 'yauzl';
import { writeDictionaries } from '../../../server/areas';
import { openStorage } from '../../../server/areas/media';
import { exportTenant } from '../../../server/backup/export-tenant';
import { importTenant } from '../../../server/backup/import-tenant';
import { linesOf } from '../../../server/backup/lines';
import { snapshotsOf } from '../../../server/backup/snapshot';
import { readTenantTables } from '../../../server/backup/tenant-tables';
import type { Database } from '../../../server/database/database';
import { newId } from '../../../server/database/ids';
import { migrateDatabase } from '../../../server/database/migrate';
import { openEmptyDatabase, openTestDatabase } from '../harness/database';
import { citiesFromPopulation } from '../harness/template';

const folder = mkdtempSync(join(tmpdir(), 'waybill-tenant-'));
const file = join(folder, 'tenant.zip');
const fileKey = (tenant: string, id: string) => `${tenant}/${id}-original`;
const storageIn = (name: string) =>
  openStorage({ dataDirectory: join(folder, name), files: { largest: 0, addressMinutes: 15 } });

/** Returns the message of what a promise rejected with. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

describe('the archive of a tenant', () => {
  let here: Database;
  let there: Database;
  let storage: Disk;
  let storageThere: Disk;
  let tenant: string;
  const files: string[] = [];

  const query = (database: Database, text: string, params: readonly unknown[] = []) =>
    database.system(({ rows }) => rows({ text, params }));

  /** Returns the tenant's rows of each table of an archive, as sorted texts. */
  const rowsOf = (database: Database) =>
    database.system(async ({ rows }) => {
      const contents: Record<string, unknown> = {};
      for (const { name, columns } of await readTenantTables((text) => rows({ text, params: [] }))) {
        const column = columns.some((one) => one.name === 'tenant_id')
          ? 'tenant_id'
          : name === 'tenants'
            ? 'id'
            : 'tenant';
        const text = `SELECT t::text FROM "${name}" t WHERE ${column} = $1 ORDER BY 1`;
        contents[name] = await rows({ text, params: [tenant] });
      }
      // The same permission has another id in each installation.
      const codes = `SELECT r.role_id, p.code FROM role_permissions r JOIN permissions p ON p.id = r.permission_id
        WHERE r.tenant_id = $1 ORDER BY 1, 2`;
      contents.role_permissions = await rows({ text: codes, params: [tenant] });
      return contents;
    });

  const importThere = () =>
    importTenant({ file, database: there, storage: storageThere, incoming: join(folder, 'incoming') }).then(
      () => 'imported',
      messageOf,
    );

  beforeAll(async () => {
    here = await openTestDatabase(inject('template'));
    there = await openEmptyDatabase(inject('template'));
    await migrateDatabase(there, (session) => writeDictionaries(session, citiesFromPopulation));
    storage = await storageIn('here');
    storageThere = await storageIn('there');
    const [admin] = await query(here, "SELECT tenant FROM sign_in_names WHERE email = 'admin@demo.test'");
    tenant = admin?.[0] ?? '';
    const owners = await query(here, 'SELECT DISTINCT ON (tenant_id) tenant_id, id FROM vehicles ORDER BY 1, 2');
    for (const [owner, vehicle] of owners) {
      const id = newId();
      const text = `INSERT INTO media (tenant_id, id, file_name, mime_type, size, collection_name, model_type, model_id,
        vehicle_id, single, conversions) VALUES ($1, $2, 'photo', 'image/png', 1, 'photos', 'VEHICLE', $3, $3, false, '[]')`;
      await query(here, text, [owner, id, vehicle]);
      await storage.put(fileKey(owner ?? '', id), `file of ${owner}`);
      if (owner === tenant) files.push(fileKey(tenant, id));
    }
    await exportTenant({ readSnapshot: snapshotsOf(here), storage, tenant, file });
  });

  afterAll(async () => {
    await here.close();
    await there.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds rows and files of that tenant only', async () => {
    const zip = await openPromise(file, { autoClose: false });
    const strangers: string[] = [];
    let rows = 0;
    const fileNames: string[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.startsWith('files/')) fileNames.push(entry.fileName);
      if (!entry.fileName.endsWith('.jsonl')) continue;
      for await (const line of linesOf(await zip.openReadStreamPromise(entry))) {
        rows += 1;
        const row: { tenant_id?: string; tenant?: string; id?: string } = JSON.parse(line);
        if ((row.tenant_id ?? row.tenant ?? row.id) !== tenant) strangers.push(`${entry.fileName}: ${line}`);
      }
    }
    zip.close();
    expect(strangers).toEqual([]);
    expect(rows).toBeGreaterThan(1000);
    expect(fileNames).toEqual(files.map((key) => `files/${key}`));
  });

  it('is refused when an address is taken, a dictionary differs or the tenant exists, and imported otherwise', async () => {
    await query(there, "INSERT INTO sign_in_names (email, tenant, user_id) VALUES ('admin@demo.test', 1, 1)");
    const taken = await importThere();
    await query(there, 'DELETE FROM sign_in_names');

    const used = 'SELECT vehicle_model_id FROM vehicles WHERE tenant_id = $1 AND vehicle_model_id IS NOT NULL LIMIT 1';
    const [model] = await query(here, used, [tenant]);
    const removed = 'DELETE FROM vehicle_models WHERE id = $1 RETURNING id, title, make_id, class_id';
    const [row] = await query(there, removed, [model?.[0]]);
    const differing = await importThere();
    await query(there, 'INSERT INTO vehicle_models (id, title, make_id, class_id) VALUES ($1, $2, $3, $4)', row);
    expect(await query(there, 'SELECT 1 FROM tenants')).toEqual([]);
    const rename = 'UPDATE permissions SET code = $1 WHERE code = $2';
    await query(there, rename, ['gone', 'vehicles.read']);
    const lacking = await importThere();
    await query(there, rename, ['vehicles.read', 'gone']);

    expect([taken, differing, lacking, await importThere(), await importThere()]).toEqual([
      'Users of another tenant sign in with these addresses: admin@demo.test. Change them on one side.',
      'A dictionary of this installation lacks a record. Key is not present in table "vehicle_models".',
      'The dictionary permissions of this installation has no record "vehicles.read".',
      'imported',
      `The tenant ${tenant} exists here already.`,
    ]);
    expect(await rowsOf(there)).toEqual(await rowsOf(here));
    for (const key of files) expect(await storageThere.get(key)).toBe(`file of ${tenant}`);
  });

  it('is not written when the tenant is unknown, or runs the installation', async () => {
    const [operator] = await query(here, 'SELECT id FROM tenants WHERE is_operator');
    const refusals: string[] = [];
    for (const id of ['42', operator?.[0] ?? '', 'demo'])
      await exportTenant({
        readSnapshot: snapshotsOf(here),
        storage,
        tenant: id,
        file: join(folder, 'none.zip'),
      }).catch((error: unknown) => refusals.push(messageOf(error)));
    expect(refusals).toEqual([
      'There is no tenant 42.',
      'This tenant runs the installation. Move it with a backup.',
      'A tenant is named by its id, a number.',
    ]);
    expect(existsSync(join(folder, 'none.zip'))).toBe(false);
  });
});
