import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileServices } from '../../../server/areas/media/file-services';
import { scheduleFileSweeps } from '../../../server/areas/media/jobs';
import { readConfig } from '../../../server/config';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import {
  fetchVehicleId,
  listFiles,
  type MediaRecord,
  createPhoto,
  uploadProblemsOf,
  tryUpload,
  uploadFile,
  waitForCondition,
} from './calls';

const directory = mkdtempSync(join(tmpdir(), 'waybill-media-'));
const environment = { DATA_DIR: directory, TOKEN_SECRET: 'a secret that only the tests know, long enough' };
const stored = () => listFiles(join(directory, 'files'));
const incoming = () => listFiles(join(directory, 'incoming'));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let server: TestServer;
let admin: SignedInUser;
let vehicle: string;
let customer: string;

beforeAll(async () => {
  server = await startTestServer({ environment });
  admin = await server.signIn('admin@demo.test');
  vehicle = await fetchVehicleId(server, admin.token);
  const { data } = await call<{ customers: { data: { id: string }[] } }>('{ customers(first: 1) { data { id } } }');
  customer = data?.customers.data[0]?.id ?? '';
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const call = <Data>(query: string, variables: object = {}) =>
  server.call<Data>(query, variables, { token: admin.token });
const ask = (text: string, params: readonly unknown[] = []) =>
  server.database.system((session) => session.rows({ text, params }));
const remove = (id: string) =>
  call<{ deleteMedia: MediaRecord | null }>('mutation ($id: ID!) { deleteMedia(id: $id) { id file_name } }', { id });

/**
 * Schedules the job that removes files without a record, as a server does at its start, and waits until the job has
 * run.
 */
async function sweepOnce(): Promise<void> {
  const files = await openFileServices(readConfig(environment));
  const stop = await scheduleFileSweeps({ ...files, database: server.database, log: silent });
  await stop();
  const isSwept = async () => {
    const isDue = 'run_at <= now() OR lease IS NOT NULL OR rerun_at IS NOT NULL';
    return (await ask(`SELECT 1 FROM jobs WHERE kind = 'media.sweep' AND (${isDue})`)).length === 0;
  };
  await expect.poll(isSwept, { interval: 10 }).toBe(true);
}

describe('a customer’s avatar', () => {
  it('replaces the previous one, whose files are removed', async () => {
    const first = await uploadFile(server, admin.token, await createPhoto('first.jpg'), {
      id: customer,
      model_type: 'CUSTOMER',
      collection: 'avatar',
    });
    const second = await uploadFile(server, admin.token, await createPhoto('second.jpg'), {
      id: customer,
      model_type: 'CUSTOMER',
      collection: 'avatar',
    });
    expect(stored().filter((path) => path.includes(first.id))).toEqual([]);
    const document =
      'query ($id: Mixed!) { customersView(first: 1, where: { column: id, value: $id }) { data { avatar { id file_name } } } }';
    const { data } = await call<{ customersView: { data: { avatar: unknown }[] } }>(document, { id: customer });
    expect(data?.customersView.data[0]?.avatar).toEqual({ id: second.id, file_name: 'second.jpg' });
  });

  it('stays single when several are uploaded at once', async () => {
    const coming = await Promise.all(['a', 'b', 'c', 'd'].map((name) => createPhoto(`${name}.jpg`)));
    const target = { id: customer, model_type: 'CUSTOMER', collection: 'avatar' };
    const responses = await Promise.all(coming.map((file) => tryUpload(server, admin.token, file, target)));
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const rows = await ask("SELECT id FROM media WHERE model_type = 'CUSTOMER' AND model_id = $1", [customer]);
    expect(rows.length).toBe(1);
    expect(stored().filter((path) => path.endsWith('-original')).length).toBe(1);
  });
});

describe('deleting a file', () => {
  it('removes its row and all stored variants', async () => {
    const { id } = await uploadFile(server, admin.token, await createPhoto('gone.jpg'), { id: vehicle });
    expect(stored().filter((path) => path.includes(id)).length).toBe(3);
    expect((await remove(id)).data?.deleteMedia).toEqual({ id, file_name: 'gone.jpg' });
    expect(stored().filter((path) => path.includes(id))).toEqual([]);
    expect(await ask('SELECT 1 FROM stored_files WHERE id = $1', [id])).toEqual([]);
    expect((await remove(id)).data?.deleteMedia).toBeNull();
  });

  it('invalidates its URL', async () => {
    const { id, url } = await uploadFile(server, admin.token, await createPhoto(), { id: vehicle });
    await remove(id);
    expect((await fetch(server.url + url)).status).toBe(404);
  });
});

describe('deleting a record', () => {
  it('softly keeps its files, which return when it is restored', async () => {
    const { id, url } = await uploadFile(server, admin.token, await createPhoto(), { id: vehicle });
    await call('mutation ($id: ID!) { deleteVehicle(id: $id) { id } }', { id: vehicle });
    expect(
      uploadProblemsOf(await tryUpload(server, admin.token, await createPhoto(), { id: vehicle }))?.['input.id'],
    ).toEqual([{ code: 'not_found' }]);
    await call('mutation ($id: ID!) { restoreVehicle(id: $id) { id } }', { id: vehicle });
    await sweepOnce();
    expect((await fetch(server.url + url)).status).toBe(200);
    await remove(id);
  });

  it('permanently removes its files', async () => {
    const input = { license: 'WGM 70413' };
    const { data } = await call<{ createVehicle: { id: string } }>(
      'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
      { input },
    );
    const sold = data?.createVehicle.id ?? '';
    const { id } = await uploadFile(server, admin.token, await createPhoto(), { id: sold });
    await ask('DELETE FROM vehicles WHERE id = $1', [sold]);
    expect(await ask('SELECT 1 FROM media WHERE id = $1', [id])).toEqual([]);
    await call('mutation ($id: ID!) { deleteCustomer(id: $id) { id } }', { id: customer });
    await waitForCondition(() => !stored().some((path) => path.includes(id)), 'the files of the vehicle are gone');
  });
});

describe('a server that crashes during an upload', () => {
  it('leaves files that the next start removes', async () => {
    const kept = await uploadFile(server, admin.token, await createPhoto(), { id: vehicle });
    const { storage } = await openFileServices(readConfig(environment));
    const left = '424242424242';
    await ask("INSERT INTO stored_files (tenant_id, id, created_at) VALUES ($1, $2, now() - interval '16 minutes')", [
      admin.tenant,
      left,
    ]);
    await storage.put(`${admin.tenant}/${left}-original`, 'half a file');
    mkdirSync(join(directory, 'incoming', 'call'), { recursive: true });
    writeFileSync(join(directory, 'incoming', 'call', 'file'), 'half a file');
    const onEmbedded = server.database.engine === 'pglite';
    await sweepOnce();
    expect(stored().filter((path) => path.includes(left))).toEqual([]);
    expect(await ask('SELECT 1 FROM stored_files WHERE id = $1', [left])).toEqual([]);
    // On PostgreSQL the incoming file stays for an hour, because another server may be receiving it.
    expect(incoming()).toEqual(onEmbedded ? [] : ['call/file']);
    expect((await fetch(server.url + kept.url)).status).toBe(200);
  });

  it('does not remove an upload in progress of another server', async () => {
    const { storage } = await openFileServices(readConfig(environment));
    const fresh = '434343434343';
    await ask('INSERT INTO stored_files (tenant_id, id) VALUES ($1, $2)', [admin.tenant, fresh]);
    await storage.put(`${admin.tenant}/${fresh}-original`, 'half a file');
    await sweepOnce();
    expect(stored().filter((path) => path.includes(fresh)).length).toBe(1);
  });
});

describe('an upload whose row cannot be stored', () => {
  it('removes its stored files', async () => {
    const before = stored();
    await ask("ALTER TABLE media ADD CONSTRAINT no_more CHECK (file_name <> 'refused.jpg')");
    const response = await tryUpload(server, admin.token, await createPhoto('refused.jpg'), { id: vehicle });
    expect(response.errors?.[0]?.message).toBe('Internal Server Error');
    expect(stored()).toEqual(before);
    expect(incoming().filter((path) => !path.startsWith('call'))).toEqual([]);
    await ask('ALTER TABLE media DROP CONSTRAINT no_more');
  });
});

describe('a record', () => {
  it('limits the files of a collection, even for concurrent uploads', async () => {
    const rows = await ask(
      "SELECT count(*) FROM media WHERE model_type = 'VEHICLE' AND model_id = $1 AND collection_name = 'photos'",
      [vehicle],
    );
    const small = await createPhoto('small.jpg', 8, 8);
    const { id } = await uploadFile(server, admin.token, small, { id: vehicle });
    // Copies the row of a file until one more is free, because each upload converts its picture in a process of its own.
    const copies = "jsonb_populate_record(m, jsonb_build_object('id', m.id + n))";
    const text = `INSERT INTO media SELECT (${copies}).* FROM media m, generate_series(1, $2::int) n WHERE m.id = $1`;
    await ask(text, [id, 30 - Number(rows[0]?.[0]) - 2]);
    const responses = await Promise.all([1, 2, 3].map(() => tryUpload(server, admin.token, small, { id: vehicle })));
    expect(responses.filter(({ data }) => data).length).toBe(1);
    const problems = responses.flatMap((response) => uploadProblemsOf(response)?.['input.file'] ?? []);
    expect(problems).toEqual([
      { code: 'too_many_files', payload: { max: 30 } },
      { code: 'too_many_files', payload: { max: 30 } },
    ]);
  });
});
