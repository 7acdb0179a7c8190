import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { ask, askOne } from '../transport/calls';
import { filesIn, photo, problemsOf, upload, uploaded, until } from './calls';

const directory = mkdtempSync(join(tmpdir(), 'waybill-once-'));

let server: TestServer;
let driver: SignedIn;
/** A task of the driver that takes photos. */
let task: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { DATA_DIR: directory } });
  driver = await server.signIn('driver@demo.test');
  const text = `SELECT k.id FROM route_tasks k JOIN routes r ON r.tenant_id = k.tenant_id AND r.id = k.route_id WHERE r.driver_id = $1 LIMIT 1`;
  task = await askOne(server, text, driver.user);
  await ask(server, 'UPDATE route_tasks SET media_upload_enabled = true WHERE id = $1', task);
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Files on disk whose media is of the task: each with its smaller pictures. */
async function filesOfTask(): Promise<string[]> {
  const rows = await ask(server, 'SELECT id FROM media WHERE route_task_id = $1', task);
  return filesIn(join(directory, 'files')).filter((name) => rows.some(([id]) => name.includes(`${id}-original`)));
}

const notes = async () =>
  Number(
    await askOne(
      server,
      'SELECT count(*) FROM stored_files s WHERE NOT EXISTS (SELECT 1 FROM media m WHERE m.id = s.id)',
    ),
  );
const added = async () =>
  Number(await askOne(server, "SELECT count(*) FROM activities WHERE action = 'ADDED' AND entity_type = 'MEDIA'"));
const target = (key: string) => ({ id: task, model_type: 'TASK', key });

it('answers the file made before when the same key comes again, and adds nothing', async () => {
  const before = await added();
  const first = await uploaded(server, driver.token, await photo('ramp.jpg'), target('one'));
  const again = await uploaded(server, driver.token, await photo('ramp.jpg'), target('one'));
  expect(again.id).toBe(first.id);
  expect(await filesOfTask()).toHaveLength(1);
  expect(await added()).toBe(before + 1);
});

it('stores one file when the same key is sent ten times at once', async () => {
  const before = (await filesOfTask()).length;
  const file = await photo('seal.jpg');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => upload(server, driver.token, file, target('ten'))),
  );
  expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
  expect(new Set(answers.map(({ data }) => data?.uploadMedia.id)).size).toBe(1);
  expect(await filesOfTask()).toHaveLength(before + 1);
  // What the other nine brought is gone from disk as well.
  await until(async () => (await notes()) === 0, 'nothing is left that belongs to no record');
});

it('stores another key, and no key, each time', async () => {
  const before = (await filesOfTask()).length;
  const file = await photo('load.jpg');
  for (const key of ['two', 'three', undefined, undefined])
    await uploaded(server, driver.token, file, { ...target(''), key });
  expect(await filesOfTask()).toHaveLength(before + 4);
});

it('takes the key of a file that was refused for the one that is sent instead', async () => {
  const refused = await upload(
    server,
    driver.token,
    new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' }),
    target('second try'),
  );
  expect(Object.keys(problemsOf(refused) ?? {})).toEqual(['input.file']);
  expect((await uploaded(server, driver.token, await photo('whole.jpg'), target('second try'))).file_name).toBe(
    'whole.jpg',
  );
});

it('keeps keys of people apart', async () => {
  const admin = await server.signIn('admin@demo.test');
  const mine = await uploaded(server, driver.token, await photo('mine.jpg'), target('shared'));
  const theirs = await uploaded(server, admin.token, await photo('theirs.jpg'), target('shared'));
  expect(theirs.id).not.toBe(mine.id);
});

it('answers the file made before when the record has become another’s since, and takes no other of it', async () => {
  const file = await photo('dock.jpg');
  const first = await uploaded(server, driver.token, file, target('lost'));
  const given = `UPDATE routes SET driver_id = $1 WHERE id = (SELECT route_id FROM route_tasks WHERE id = $2)`;
  const other = await askOne(
    server,
    'SELECT driver_id FROM routes WHERE tenant_id = 1 AND driver_id <> $1 LIMIT 1',
    driver.user,
  );
  await ask(server, given, other, task);
  const before = (await filesOfTask()).length;
  expect((await uploaded(server, driver.token, file, target('lost'))).id).toBe(first.id);
  expect(problemsOf(await upload(server, driver.token, file, target('later')))).toEqual({
    'input.id': [{ code: 'not_found' }],
  });
  expect(await filesOfTask()).toHaveLength(before);
  await ask(server, given, driver.user, task);
});
