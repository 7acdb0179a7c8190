import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../../server/areas/media/files';
import { requestSweeps } from '../../../server/areas/media/jobs';
import { readConfig } from '../../../server/config';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { anyVehicle, filesIn, type MediaOut, photo, problemsOf, upload, uploaded, until } from './calls';

const directory = mkdtempSync(join(tmpdir(), 'waybill-media-'));
const environment = { DATA_DIR: directory, TOKEN_SECRET: 'a secret that only the tests know, long enough' };
const stored = () => filesIn(join(directory, 'files'));
const incoming = () => filesIn(join(directory, 'incoming'));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let server: TestServer;
let admin: SignedIn;
let vehicle: string;
let customer: string;

beforeAll(async () => {
  server = await startTestServer({ environment });
  admin = await server.signIn('admin@demo.test');
  vehicle = await anyVehicle(server, admin.token);
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
  call<{ deleteMedia: MediaOut | null }>('mutation ($id: ID!) { deleteMedia(id: $id) { id file_name } }', { id });

/** Sweeps once, as a server does when it starts. */
async function sweepOnce(): Promise<void> {
  const files = await openFiles(readConfig(environment));
  const stop = await requestSweeps({ ...files, database: server.database, log: silent });
  await stop();
  const isSwept = async () => {
    const isDue = 'run_at <= now() OR lease IS NOT NULL OR rerun_at IS NOT NULL';
    return (await ask(`SELECT 1 FROM jobs WHERE kind = 'media.sweep' AND (${isDue})`)).length === 0;
  };
  await expect.poll(isSwept, { interval: 10 }).toBe(true);
}

describe('the picture of a customer', () => {
  it('takes the place of the one before, whose files go', async () => {
    const first = await uploaded(server, admin.token, await photo('first.jpg'), {
      id: customer,
      model_type: 'CUSTOMER',
      collection: 'avatar',
    });
    const second = await uploaded(server, admin.token, await photo('second.jpg'), {
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

  it('is one, when several come at once', async () => {
    const coming = await Promise.all(['a', 'b', 'c', 'd'].map((name) => photo(`${name}.jpg`)));
    const target = { id: customer, model_type: 'CUSTOMER', collection: 'avatar' };
    const answers = await Promise.all(coming.map((file) => upload(server, admin.token, file, target)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const rows = await ask("SELECT id FROM media WHERE model_type = 'CUSTOMER' AND model_id = $1", [customer]);
    expect(rows.length).toBe(1);
    expect(stored().filter((path) => path.endsWith('-original')).length).toBe(1);
  });
});

describe('deleting a file', () => {
  it('takes its row and all that is stored of it', async () => {
    const { id } = await uploaded(server, admin.token, await photo('gone.jpg'), { id: vehicle });
    expect(stored().filter((path) => path.includes(id)).length).toBe(3);
    expect((await remove(id)).data?.deleteMedia).toEqual({ id, file_name: 'gone.jpg' });
    expect(stored().filter((path) => path.includes(id))).toEqual([]);
    expect(await ask('SELECT 1 FROM stored_files WHERE id = $1', [id])).toEqual([]);
    expect((await remove(id)).data?.deleteMedia).toBeNull();
  });

  it('leaves its address without a file', async () => {
    const { id, url } = await uploaded(server, admin.token, await photo(), { id: vehicle });
    await remove(id);
    expect((await fetch(server.url + url)).status).toBe(404);
  });
});

describe('deleting a record', () => {
  it('softly keeps its files, which come back with it', async () => {
    const { id, url } = await uploaded(server, admin.token, await photo(), { id: vehicle });
    await call('mutation ($id: ID!) { deleteVehicle(id: $id) { id } }', { id: vehicle });
    expect(problemsOf(await upload(server, admin.token, await photo(), { id: vehicle }))?.['input.id']).toEqual([
      { code: 'not_found' },
    ]);
    await call('mutation ($id: ID!) { restoreVehicle(id: $id) { id } }', { id: vehicle });
    await sweepOnce();
    expect((await fetch(server.url + url)).status).toBe(200);
    await remove(id);
  });

  it('for good takes its files with it, whoever deletes it', async () => {
    const input = { license: 'WGM 70413' };
    const { data } = await call<{ createVehicle: { id: string } }>(
      'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
      { input },
    );
    const sold = data?.createVehicle.id ?? '';
    const { id } = await uploaded(server, admin.token, await photo(), { id: sold });
    await ask('DELETE FROM vehicles WHERE id = $1', [sold]);
    expect(await ask('SELECT 1 FROM media WHERE id = $1', [id])).toEqual([]);
    await call('mutation ($id: ID!) { deleteCustomer(id: $id) { id } }', { id: customer });
    await until(() => !stored().some((path) => path.includes(id)), 'the files of the vehicle are gone');
  });
});

describe('a server that dies over an upload', () => {
  it('leaves nothing that the next one does not sweep away', async () => {
    const kept = await uploaded(server, admin.token, await photo(), { id: vehicle });
    const { storage } = await openFiles(readConfig(environment));
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
    // On a PostgreSQL of several servers it may be another server's, for an hour.
    expect(incoming()).toEqual(onEmbedded ? [] : ['call/file']);
    expect((await fetch(server.url + kept.url)).status).toBe(200);
  });

  it('does not lose what another one is just storing', async () => {
    const { storage } = await openFiles(readConfig(environment));
    const fresh = '434343434343';
    await ask('INSERT INTO stored_files (tenant_id, id) VALUES ($1, $2)', [admin.tenant, fresh]);
    await storage.put(`${admin.tenant}/${fresh}-original`, 'half a file');
    await sweepOnce();
    expect(stored().filter((path) => path.includes(fresh)).length).toBe(1);
  });
});

describe('an upload whose row cannot be stored', () => {
  it('leaves nothing in storage', async () => {
    const before = stored();
    await ask("ALTER TABLE media ADD CONSTRAINT no_more CHECK (file_name <> 'refused.jpg')");
    const answer = await upload(server, admin.token, await photo('refused.jpg'), { id: vehicle });
    expect(answer.errors?.[0]?.message).toBe('Internal Server Error');
    expect(stored()).toEqual(before);
    expect(incoming().filter((path) => !path.startsWith('call'))).toEqual([]);
    await ask('ALTER TABLE media DROP CONSTRAINT no_more');
  });
});

describe('a record', () => {
  it('takes so many files of a kind, however many come at once', async () => {
    const rows = await ask(
      "SELECT count(*) FROM media WHERE model_type = 'VEHICLE' AND model_id = $1 AND collection_name = 'photos'",
      [vehicle],
    );
    const free = 30 - Number(rows[0]?.[0]);
    const answers = [];
    const small = await photo('small.jpg', 8, 8);
    for (let sent = 0; sent < free - 1; sent += 1)
      answers.push(await upload(server, admin.token, small, { id: vehicle }));
    answers.push(...(await Promise.all([1, 2, 3].map(() => upload(server, admin.token, small, { id: vehicle })))));
    expect(answers.filter(({ data }) => data).length).toBe(free);
    const problems = answers.flatMap((answer) => problemsOf(answer)?.['input.file'] ?? []);
    expect(problems).toEqual([
      { code: 'too_many_files', payload: { max: 30 } },
      { code: 'too_many_files', payload: { max: 30 } },
    ]);
  });
});
