import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { listen } from '../harness/hearing';
import { type Line, openLine } from '../harness/line';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';

const template = inject('template');
const list = '{ vehicles(first: 1) { data { id } } }';
const create = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
/** Milliseconds within which everything works again. */
const mostPause = 5000;

let line: Line;
let server: TestServer;
let admin: SignedIn;

beforeEach(async () => {
  if (template.engine === 'pglite') return;
  line = await openLine(template.url);
  server = await startTestServer({ template: { ...template, url: line.url } });
  admin = await server.signIn('admin@demo.test');
});

afterEach(async () => {
  line.mend();
  await server.close();
  await line.close();
});

/** What a list is answered, as it comes. */
const asked = (query = list) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ query }),
  });
const readiness = async () => (await fetch(`${server.url}/readyz`)).status;

/** The server's connections that hear what PostgreSQL is told. */
const ears = `FROM pg_stat_activity
  WHERE application_name = 'waybill listener' AND datname = current_database() AND query <> ''`;
const sql = (text: string) => server.database.system((session) => session.rows({ text, params: [] }));

/** Milliseconds until lists are answered, the server is ready, and it hears of changes. */
async function untilWell(): Promise<number> {
  const began = performance.now();
  const standing = async () => [
    (await asked()).status,
    await readiness(),
    await sql(`SELECT count(*)::text ${ears}`).catch(() => []),
  ];
  await expect.poll(standing, { interval: 50 }).toEqual([200, 200, [['1']]]);
  return performance.now() - began;
}

/** How often somebody who listens hears of one new vehicle. */
async function timesHeard(): Promise<number> {
  const listener = await listen(server, admin.token);
  await server.call(create, { input: { license: 'HEARD 1' } }, { token: admin.token });
  await listener.caughtUp();
  await listener.dispose();
  return listener.heard.filter(({ entity }) => entity === 'vehicles').length;
}

describe.skipIf(template.engine === 'pglite')('a database that is away', () => {
  it('is told with 503 and when to come again, until everything works soon after it is back', async () => {
    line.cut();
    await expect.poll(async () => (await asked()).status).toBe(503);
    const answer = await asked(`query { ${list.slice(2)}`);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 1503 } }] });
    expect(await readiness()).toBe(503);
    await pause(1500);
    line.mend();
    expect(await untilWell()).toBeLessThan(mostPause);
    expect(await timesHeard()).toBe(1);
  });

  it('ends the work that is under way between two statements, and nothing else', async () => {
    const work = server.database.read(admin.tenant, async (session) => {
      await session.rows({ text: 'SELECT 1', params: [] });
      line.cut();
      await pause(100);
      return session.rows({ text: 'SELECT 1', params: [] });
    });
    await expect(work).rejects.toThrow('The database cannot be reached.');
    line.mend();
    expect(await untilWell()).toBeLessThan(mostPause);
  });

  it('is not asked for more and more connections', async () => {
    line.cut();
    const before = line.asked();
    await pause(2500);
    expect(line.asked() - before).toBeLessThan(25);
    line.mend();
    await untilWell();
    await expect.poll(line.open).toBeLessThanOrEqual(17);
  });

  it('has those who listen ask anew for what they missed', async () => {
    const listener = await listen(server, admin.token);
    line.cut();
    line.mend();
    await expect.poll(() => listener.ended, { timeout: mostPause }).toBe(true);
    await listener.dispose();
    await untilWell();
    expect(await timesHeard()).toBe(1);
  });

  it('is done without when all of its connections are taken', async () => {
    line.fill();
    await expect.poll(async () => (await asked()).status).toBe(503);
    expect(await readiness()).toBe(503);
    line.mend();
    expect(await untilWell()).toBeLessThan(mostPause);
    expect(await timesHeard()).toBe(1);
  });

  it('is noticed when it falls silent, and one that answers in its place is taken', async () => {
    const waiting = asked().catch(() => undefined);
    line.silence();
    expect(await untilWell()).toBeLessThan(mostPause);
    expect(await timesHeard()).toBe(1);
    await waiting;
  });
});

describe.skipIf(template.engine === 'pglite')('a connection that listens', () => {
  it('has another in its place when it is ended', async () => {
    const [[before] = []] = await sql(`SELECT pid::text ${ears}`);
    await sql(`SELECT pg_terminate_backend(pid) ${ears}`);
    const began = performance.now();
    await expect.poll(() => sql(`SELECT pid::text ${ears}`)).not.toEqual([[before]]);
    expect((await untilWell()) + performance.now() - began).toBeLessThan(mostPause);
    expect(await timesHeard()).toBe(1);
  });
});
