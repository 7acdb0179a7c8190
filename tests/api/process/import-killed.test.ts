import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../server/database/open';
import { endedJob, readJob } from '../background-jobs/jobs-api';
import { openTestDatabase } from '../harness/database';
import { type ServerProcess, startServerProcess } from '../harness/process';
import { createApiCaller } from '../harness/server';
import { ImportsApi } from '../imports/imports-api';

const directory = mkdtempSync(join(tmpdir(), 'waybill-import-killed-'));
const rowCount = 400;

beforeAll(async () => {
  const database = await openTestDatabase(inject('template'), join(directory, 'database'));
  await database.close();
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function signIn({ url }: ServerProcess) {
  const call = createApiCaller(url);
  const input = { username: 'admin@demo.test', password: 'waybill-demo' };
  const { data } = await call<{ login: { access_token: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { access_token } }',
    { input },
  );
  return { server: { url, call }, user: { token: data?.login.access_token ?? '' } };
}

/** Returns the numbers of imported vehicles and of processed rows of the job; and lets the next server take the job. */
async function storedNumbers(job: string): Promise<number[]> {
  const database = await openDatabase({ directory: join(directory, 'database') });
  const text = `SELECT (SELECT count(*) FROM vehicles WHERE license LIKE 'KILLED%'),
    (SELECT processed FROM background_jobs WHERE id = $1)`;
  const rows = await database.system(async (session) => {
    await session.rows({ text: 'UPDATE jobs SET run_at = now() WHERE lease IS NOT NULL', params: [] });
    return session.rows({ text, params: [job] });
  });
  await database.close();
  return (rows[0] ?? []).map(Number);
}

it('goes on with an import after kill -9, and reports what is stored', { timeout: 120_000 }, async () => {
  const first = await startServerProcess({ DATA_DIR: directory });
  const before = await signIn(first);
  const api = new ImportsApi(before.server, before.user, 'vehicles');
  const rows = Array.from({ length: rowCount }, (_, index) => `KILLED ${1000 + index}`);
  const { data } = await api.upload(`Plate\n${rows.join('\n')}\n`);
  const id = data?.uploadImport.id ?? '';
  await api.check(id, { fields: ['license'] });
  const job = (await api.start(id, 'VALID_ROWS')).data?.startImport.job_id ?? '';
  await expect
    .poll(async () => (await readJob(before.server, before.user, job))?.processed, { interval: 5 })
    .toBeGreaterThan(0);
  expect(await first.stop('SIGKILL')).toBeNull();
  const [vehicles, processed] = await storedNumbers(job);
  expect(vehicles).toBe(processed);
  expect(vehicles).toBeLessThan(rowCount);

  const second = await startServerProcess({ DATA_DIR: directory });
  const after = await signIn(second);
  expect(await endedJob(after.server, after.user, job)).toMatchObject({
    state: 'SUCCEEDED',
    processed: rowCount,
    failed: 0,
    result: { created: rowCount },
  });
  const { data: stored } = await after.server.call<{ vehiclesView: { paginatorInfo: { total: number } } }>(
    '{ vehiclesView(first: 1, where: { column: license, operator: LIKE, value: "KILLED%" }) { paginatorInfo { total } } }',
    {},
    after.user,
  );
  expect(stored?.vehiclesView.paginatorInfo.total).toBe(rowCount);
  await second.stop();
});
