import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Area } from '../../../server/areas/area';
import { type Database, type Session, StatementTimeoutError } from '../../../server/database/database';
import type { RequestContext } from '../../../server/dialect/context';
import { openDatabase } from '../../../server/database/open';
import { requireCaller } from '../../../server/dialect/methods';
import { databaseUrl } from '../harness/database';
import { startTestServer, type TestServer } from '../harness/server';

const template = inject('template');
const ask = (session: Session, text: string) => session.rows({ text, params: [] });
const sleep = (seconds: number) => (session: Session) => ask(session, `SELECT pg_sleep(${seconds})`);

/** Returns the number of the tests' `pg_sleep` statements that PostgreSQL is running. */
async function runningSleeps(database: Database): Promise<number> {
  const text = "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT pg_sleep%'";
  const [row] = await database.system((session) => ask(session, text));
  return Number(row?.[0]);
}

/** Opens a database in which statements of callers time out after some seconds. */
async function open(statementSeconds: number): Promise<Database> {
  if (template.engine === 'pglite') throw new Error('PGlite has no statements to cancel.');
  return openDatabase({ url: databaseUrl(template.url, 'postgres'), statementSeconds });
}

describe.skipIf(template.engine === 'pglite')('statements of callers', () => {
  let database: Database;
  const [one, other] = ['1', '2'];

  beforeAll(async () => {
    if (template.engine === 'pglite') return;
    database = await open(1);
    await database.system((session) =>
      ask(session, 'DO $$ BEGIN CREATE ROLE waybill_tenant; EXCEPTION WHEN duplicate_object THEN NULL; END $$'),
    );
  });
  afterAll(() => database?.close());

  it('time out', async () => {
    const ended = await Promise.allSettled([database.read(one, sleep(30)), database.write(one, sleep(30))]);
    const timedOut = { reason: expect.any(StatementTimeoutError) };
    expect(ended).toMatchObject([timedOut, timedOut]);
    await expect.poll(() => runningSleeps(database)).toBe(0);
  });

  it('have no such timeout in jobs', async () => {
    await expect(database.jobs.read(one, sleep(1.2))).resolves.toHaveLength(1);
  });

  it('are canceled when the caller aborts', async ({ onTestFinished }) => {
    const caller = new AbortController();
    const patient = await open(60);
    onTestFinished(() => patient.close());
    const reading = patient.read(one, sleep(50), caller.signal);
    await expect.poll(() => runningSleeps(database)).toBe(1);
    caller.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    await expect.poll(() => runningSleeps(database)).toBe(0);
    await expect(patient.read(one, (session) => ask(session, 'SELECT 1'))).resolves.toEqual([['1']]);
  });

  it('of one tenant leave connections for another', async () => {
    const many = Array.from({ length: 20 }, () => database.read(one, sleep(0.3)));
    const settled: string[] = [];
    const all = Promise.all(many).then(() => settled.push('many'));
    await database.read(other, (session) => ask(session, 'SELECT 1'));
    settled.push('other');
    await all;
    expect(settled).toEqual(['other', 'many']);
  });
});

describe.skipIf(template.engine === 'pglite')('a call', () => {
  let server: TestServer;
  const slow: Area = {
    name: 'slow',
    entities: [],
    queries: {
      tariffs: (_root: unknown, _args: never, context: RequestContext) =>
        context.database.read(requireCaller(context).tenant, sleep(30)),
    },
  };

  beforeAll(async () => {
    server = await startTestServer({ areas: [slow] });
  });
  afterAll(() => server.close());

  it('cancels its statement when its connection closes', async () => {
    const { token } = await server.signIn('admin@demo.test');
    const caller = new AbortController();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query: '{ tariffs(first: 1) { data { id } } }' });
    const call = fetch(`${server.url}/graphql`, { method: 'POST', headers, body, signal: caller.signal });
    await expect.poll(() => runningSleeps(server.database)).toBe(1);
    caller.abort();
    await expect(call).rejects.toThrow('abort');
    // Before the statement ends by itself.
    await expect.poll(() => runningSleeps(server.database), { timeout: 5000 }).toBe(0);
  });
});
