import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { fetchOtherDriver, queryRows, queryValue } from '../transport/requests-api';
import { listFiles, createPhoto, uploadProblemsOf, tryUpload, uploadFile, waitForCondition } from './calls';

const directory = mkdtempSync(join(tmpdir(), 'waybill-once-'));

let server: TestServer;
let driver: SignedInUser;
/** Id of a driver's task that accepts photos. */
let task: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { DATA_DIR: directory } });
  driver = await server.signIn('driver@demo.test');
  const text = `SELECT k.id FROM route_tasks k JOIN routes r ON r.tenant_id = k.tenant_id AND r.id = k.route_id WHERE r.driver_id = $1 LIMIT 1`;
  task = await queryValue(server, text, driver.user);
  await queryRows(server, 'UPDATE route_tasks SET media_upload_enabled = true WHERE id = $1', task);
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Returns the paths of the files of the task's uploads on disk, including converted variants. */
async function filesOfTask(): Promise<string[]> {
  const rows = await queryRows(server, 'SELECT id FROM media WHERE route_task_id = $1', task);
  return listFiles(join(directory, 'files')).filter((name) => rows.some(([id]) => name.includes(`${id}-original`)));
}

const notes = async () =>
  Number(
    await queryValue(
      server,
      'SELECT count(*) FROM stored_files s WHERE NOT EXISTS (SELECT 1 FROM media m WHERE m.id = s.id)',
    ),
  );
const added = async () =>
  Number(await queryValue(server, "SELECT count(*) FROM activities WHERE action = 'ADDED' AND entity_type = 'MEDIA'"));
const target = (key: string) => ({ id: task, model_type: 'TASK', key });

it('returns the existing file for a repeated key, and adds nothing', async () => {
  const before = await added();
  const first = await uploadFile(server, driver.token, await createPhoto('ramp.jpg'), target('one'));
  const again = await uploadFile(server, driver.token, await createPhoto('ramp.jpg'), target('one'));
  expect(again.id).toBe(first.id);
  expect(await filesOfTask()).toHaveLength(1);
  expect(await added()).toBe(before + 1);
});

it('stores one file when the same key is sent ten times at once', async () => {
  const before = (await filesOfTask()).length;
  const file = await createPhoto('seal.jpg');
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => tryUpload(server, driver.token, file, target('ten'))),
  );
  expect(responses.map(({ errors }) => errors)).toEqual(responses.map(() => undefined));
  expect(new Set(responses.map(({ data }) => data?.uploadMedia.id)).size).toBe(1);
  expect(await filesOfTask()).toHaveLength(before + 1);
  // Each of the ten uploads stored a file before one upload was accepted. The nine other files must also be removed
  // from disk.
  await waitForCondition(async () => (await notes()) === 0, 'nothing is left that belongs to no record');
});

it('stores a file each time for another key, or without a key', async () => {
  const before = (await filesOfTask()).length;
  const file = await createPhoto('load.jpg');
  for (const key of ['two', 'three', undefined, undefined])
    await uploadFile(server, driver.token, file, { ...target(''), key });
  expect(await filesOfTask()).toHaveLength(before + 4);
});

it('accepts the key of a refused upload again', async () => {
  const refused = await tryUpload(
    server,
    driver.token,
    new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' }),
    target('second try'),
  );
  expect(Object.keys(uploadProblemsOf(refused) ?? {})).toEqual(['input.file']);
  expect((await uploadFile(server, driver.token, await createPhoto('whole.jpg'), target('second try'))).file_name).toBe(
    'whole.jpg',
  );
});

it('separates the keys of different users', async () => {
  const admin = await server.signIn('admin@demo.test');
  const mine = await uploadFile(server, driver.token, await createPhoto('mine.jpg'), target('shared'));
  const theirs = await uploadFile(server, admin.token, await createPhoto('theirs.jpg'), target('shared'));
  expect(theirs.id).not.toBe(mine.id);
});

it('returns the existing file after the record changed its owner, and refuses new ones', async () => {
  const file = await createPhoto('dock.jpg');
  const first = await uploadFile(server, driver.token, file, target('lost'));
  const given = `UPDATE routes SET driver_id = $1 WHERE id = (SELECT route_id FROM route_tasks WHERE id = $2)`;
  const other = await fetchOtherDriver(server, driver.user);
  await queryRows(server, given, other, task);
  const before = (await filesOfTask()).length;
  expect((await uploadFile(server, driver.token, file, target('lost'))).id).toBe(first.id);
  expect(uploadProblemsOf(await tryUpload(server, driver.token, file, target('later')))).toEqual({
    'input.id': [{ code: 'not_found' }],
  });
  expect(await filesOfTask()).toHaveLength(before);
  await queryRows(server, given, driver.user, task);
});

describe('an upload with the hash of its file', () => {
  const hashOf = async (file: File) =>
    createHash('sha256')
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest('hex');

  it('stores the hash, the device and its time beside the time of the server', async () => {
    const file = await createPhoto('gate.jpg', 320, 200);
    const device = { device_id: 'phone 1', device_time: '2026-11-20T06:30:00.000Z', sha256: await hashOf(file) };
    const { id } = await uploadFile(server, driver.token, file, { ...target('gate'), ...device });
    const text =
      "SELECT sha256, device_id, device_time = $2, created_at > now() - interval '1 hour' FROM media WHERE id = $1";
    expect(await queryRows(server, text, id, device.device_time)).toEqual([[device.sha256, 'phone 1', 't', 't']]);
    const activity = "SELECT details->>'device_time' FROM activities WHERE entity_type = 'MEDIA' AND entity_id = $1";
    expect(await queryValue(server, activity, id)).toBe(device.device_time);
  });

  it('stores the same file once under two keys, and for another task again', async () => {
    const file = await createPhoto('twice.jpg', 321, 200);
    const sha256 = await hashOf(file);
    const first = await uploadFile(server, driver.token, file, { ...target('first'), sha256 });
    const again = await uploadFile(server, driver.token, file, { ...target('second'), sha256 });
    expect(again.id).toBe(first.id);
    const signature = await uploadFile(server, driver.token, file, {
      ...target('third'),
      sha256,
      collection: 'signature',
    });
    expect(signature.id).not.toBe(first.id);
  });

  it('refuses a file that arrives incomplete, and a key that belongs to another task or collection', async () => {
    const file = await createPhoto('half.jpg', 322, 200);
    const sha256 = await hashOf(file);
    const half = new File([file.slice(0, file.size / 2)], 'half.jpg', { type: file.type });
    expect(uploadProblemsOf(await tryUpload(server, driver.token, half, { ...target('half'), sha256 }))).toEqual({
      'input.sha256': [{ code: 'file_incomplete' }],
    });
    const { id } = await uploadFile(server, driver.token, file, { ...target('half'), sha256 });
    const elsewhere = await tryUpload(server, driver.token, file, { ...target('half'), collection: 'papers' });
    expect(uploadProblemsOf(elsewhere)).toEqual({ 'input.key': [{ code: 'key_in_use' }] });
    expect((await uploadFile(server, driver.token, half, target('half'))).id).toBe(id);
  });
});

it('keeps the signatures of two devices', async () => {
  const signatures = await Promise.all(
    ['one', 'two'].map(async (device_id, index) =>
      uploadFile(server, driver.token, await createPhoto('Ewa Lis.jpg', 300 + index, 150), {
        ...target(`signature ${device_id}`),
        collection: 'signature',
        device_id,
      }),
    ),
  );
  const stored = await queryRows(
    server,
    "SELECT id FROM media WHERE route_task_id = $1 AND collection_name = 'signature' AND device_id IS NOT NULL",
    task,
  );
  expect(new Set(stored.flat())).toEqual(new Set(signatures.map(({ id }) => id)));
});
