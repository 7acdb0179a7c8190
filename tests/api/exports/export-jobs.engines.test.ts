import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../server/demo/tenants';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryValue } from '../transport/requests-api';
import { callJobMethod, endedJob } from '../background-jobs/jobs-api';
import { createManualPromise } from '../queue/workers';
import { exportedLines, linesOf, runOn, setPermission, startExport } from './exports-api';

/** More vehicles than an export sends with its answer. */
const many = 5200;

let server: TestServer;
let admin: SignedInUser;
let support: SignedInUser;
/** A user of another company. */
let stranger: SignedInUser;

const run = (text: string, params: unknown[] = []) => runOn(server, text, params);

/** Adds vehicles, so that their list is a long one. */
const addVehicles = (to: TestServer) =>
  runOn(
    to,
    `INSERT INTO vehicles (tenant_id, id, license, is_active, verify)
      SELECT 1, 9000000000000000000 + n, 'XX ' || n, true, 'NOT_VERIFIED' FROM generate_series(1, ${many}) n`,
  );

async function exportFilesOf(user: SignedInUser) {
  const { data, body } = await server.call<{
    exportFiles: { data: { id: string; url: string; rows: number; size: number; file_name: string }[] };
  }>('{ exportFiles(first: 10) { data { id url rows size file_name } } }', {}, user);
  if (!data) throw new Error(JSON.stringify(body));
  return data.exportFiles.data;
}

/** Signs in as a browser does, which keeps the cookie, and asks for the files. Returns the cookie for their URLs. */
async function signInBrowser(username: string): Promise<{ cookie: string }> {
  const send = (query: string, variables: object, headers: Record<string, string>) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
  const input = { username, password: demoPassword };
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { access_token } }';
  const signedIn = await send(query, { input }, {});
  const [cookie = ''] = signedIn.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  const { data } = await signedIn.json();
  const authorization = `Bearer ${data.login.access_token}`;
  const listed = await send('{ exportFiles(first: 10) { data { url } } }', {}, { authorization, cookie });
  const { data: files } = await listed.json();
  const bound = listed.headers.getSetCookie().filter((text) => text.includes('Path=/files'));
  expect(bound.map((text) => text.split(';')[0])).toEqual(files?.exportFiles.data.length > 0 ? [cookie] : []);
  return { cookie };
}

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  support = await server.signIn('support@demo.test');
  const email = await queryValue(
    server,
    `SELECT u.email FROM users u WHERE u.tenant_id <> 1 AND u.state = 'ACTIVE' AND u.deleted_at IS NULL ORDER BY u.id LIMIT 1`,
  );
  stranger = await server.signIn(email);
});

afterAll(() => server.close());

describe('an export of a long list', () => {
  beforeAll(() => addVehicles(server));

  it('is a job whose file only its user downloads', async () => {
    const { data, body } = await startExport(server, admin);
    const id = data?.startExport.job?.id ?? '';
    expect([data?.startExport.document, body]).toEqual([null, body]);
    const job = await endedJob(server, admin, id);
    const count = Number(
      await queryValue(server, 'SELECT count(*) FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL'),
    );
    expect(job).toMatchObject({ state: 'SUCCEEDED', total: count, processed: count, result: { rows: count } });
    const file = (await exportFilesOf(admin)).find((one) => one.id === id);
    expect(file).toMatchObject({ rows: count });
    const url = `${server.url}${file?.url}`;
    const browser = await signInBrowser('admin@demo.test');
    const download = (cookie: string) => fetch(url, { headers: { cookie } });
    const answer = await download(browser.cookie);
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Vehicles ');
    const lines = linesOf(Buffer.from(await answer.arrayBuffer()));
    expect(new Set(lines).size).toBe(count + 1);
    expect(await exportFilesOf(stranger)).toEqual([]);
    const forged = [url.replace(id, '1'), url.replace(/signature=.*/, 'signature=x'), url.replace(/\?.*/, '')];
    const headers = { cookie: browser.cookie };
    for (const other of forged) expect([other, (await fetch(other, { headers })).status]).toEqual([other, 404]);
    // A leaked URL opens in no other browser, signed in or not.
    const colleague = await signInBrowser('support@demo.test');
    for (const cookie of ['', colleague.cookie, 'waybill_browser=00000000-0000-4000-8000-000000000000'])
      expect([cookie, (await download(cookie)).status]).toEqual([cookie, 404]);
    for (const { token } of [stranger, support])
      expect((await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);

    await setPermission(server, admin, false);
    expect((await download(browser.cookie)).status).toBe(404);
    await setPermission(server, admin, true);
    expect((await download(browser.cookie)).status).toBe(200);
    await run('DELETE FROM devices WHERE browser = $1', [browser.cookie.split('=')[1]]);
    expect((await download(browser.cookie)).status).toBe(404);

    await run("UPDATE export_files SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    expect((await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } })).status).toBe(404);
    expect(await exportFilesOf(admin)).toEqual([]);
    await run("UPDATE jobs SET run_at = now() WHERE kind = 'exports.sweep' AND state = 'PENDING'");
    await run(`SELECT pg_notify('waybill_jobs', '{"kind":"due","inMs":0}')`);
    await expect
      .poll(async () => (await run('SELECT 1 FROM export_files WHERE id = $1', [id])).length, { timeout: 20_000 })
      .toBe(0);
  });

  it('leaves no file when it is cancelled, or its user may not export any more', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'waybill-exports-'));
    const incoming = join(directory, 'incoming');
    const release = createManualPromise();
    let isHeld = false;
    // Holds the first job once it has begun its file.
    const beforeJobWrite = async () => {
      if (isHeld || !existsSync(incoming) || readdirSync(incoming).length === 0) return;
      isHeld = true;
      await release.opened;
    };
    const holding = await startTestServer({ environment: { DATA_DIR: directory }, beforeJobWrite });
    try {
      await addVehicles(holding);
      const user = await holding.signIn('admin@demo.test');
      const start = async () => (await startExport(holding, user)).data?.startExport.job?.id ?? '';
      const [first, second] = [await start(), await start()];
      await expect.poll(() => isHeld, { timeout: 20_000 }).toBe(true);
      await setPermission(holding, user, false);
      await callJobMethod(holding, user, 'cancelBackgroundJob', first);
      release.open();
      expect(await endedJob(holding, user, first)).toMatchObject({ state: 'CANCELED' });
      const failure = { code: 'export_denied' };
      expect(await endedJob(holding, user, second)).toMatchObject({ state: 'FAILED', failure });
      expect(readdirSync(incoming)).toEqual([]);
      expect(await runOn(holding, 'SELECT id FROM export_files')).toEqual([]);
      const stored = join(directory, 'files');
      const entries = existsSync(stored) ? readdirSync(stored, { recursive: true, withFileTypes: true }) : [];
      expect(entries.filter((entry) => entry.isFile())).toEqual([]);
    } finally {
      release.open();
      await holding.close();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

describe('an export of times', () => {
  it.each(['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Kiritimati'])('has the times of %s', async (timeZone) => {
    const moments = [
      '2026-03-29T00:59:59Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-03-08T09:59:00Z',
      '2026-03-08T10:00:00Z',
      '2026-11-01T09:15:00Z',
      '2025-12-31T10:00:00Z',
      '1999-12-31T23:59:59Z',
    ];
    const ids = (
      await run('SELECT id FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL ORDER BY id LIMIT $1', [
        moments.length,
      ])
    ).flat();
    for (const [index, moment] of moments.entries())
      await run('UPDATE vehicles SET created_at = $2 WHERE id = $1', [ids[index], moment]);
    await run('UPDATE tenants SET time_zone = $1 WHERE id = 1', [timeZone]);
    const [, ...times] = await exportedLines(server, admin, {
      columns: [{ path: 'created_at', heading: 'Created' }],
      where: { column: 'id', operator: 'IN', value: ids },
      orderBy: [{ column: 'id', direction: 'ASC' }],
      date_format: 'DD_MM_YYYY_DOTS',
    });
    await run("UPDATE tenants SET time_zone = 'Europe/Warsaw' WHERE id = 1");
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
    const expected = moments.map((moment) => format.format(new Date(moment)).replaceAll('/', '.').replace(',', ''));
    expect(times).toEqual(expected);
  });
});
