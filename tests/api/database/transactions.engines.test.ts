import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Session } from '../../../server/database/database';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let mine: string;
let theirs: string;

beforeAll(async () => {
  server = await startTestServer();
  mine = (await server.signIn('admin@demo.test')).tenant;
  theirs = (await server.signIn('admin@other.test')).tenant;
});

afterAll(() => server.close());

const ask = (session: Session, text: string) => session.rows({ text, params: [] });
const failing = (session: Session) => ask(session, 'SELECT 1 / 0');
const tenantsSeen = async (tenant: string) => {
  const rows = await server.database.read(tenant, (session) => ask(session, 'SELECT DISTINCT tenant_id FROM vehicles'));
  return rows.map(([seen]) => seen);
};

/**
 * Runs failing work of both tenants and of the system on all connections of the server. `fail` is the work, which
 * throws.
 */
async function failEverywhere(fail: (session: Session) => Promise<unknown>): Promise<void> {
  const works = Array.from({ length: 30 }, (_, index) => {
    const tenant = index % 2 === 0 ? mine : theirs;
    return [server.database.write(tenant, fail), server.database.read(tenant, fail), server.database.system(fail)];
  });
  const settled = await Promise.allSettled(works.flat());
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']));
}

test('a statement that still waits when its transaction fails stores nothing', async () => {
  const late = "INSERT INTO migrations (name) VALUES ('9999 late')";
  const work = server.database.system((session) =>
    Promise.all([failing(session), ask(session, 'SELECT 1'), ask(session, late)]),
  );
  await expect(work).rejects.toThrow('division by zero');
  const [[count] = []] = await server.database.system((session) =>
    ask(session, "SELECT count(*) FROM migrations WHERE name = '9999 late'"),
  );
  expect(count).toBe('0');
});

describe('after failed work', () => {
  test.each<[string, (session: Session) => Promise<unknown>]>([
    ['in a statement', failing],
    ['in a statement of drizzle', ({ orm }) => orm.execute(sql`SELECT 1 / 0`)],
    [
      'between statements',
      async (session) => {
        await ask(session, 'SELECT 1');
        throw new Error('a rule failed');
      },
    ],
    [
      'after a role of its own',
      async (session) => {
        await ask(session, 'SET LOCAL ROLE NONE');
        await failing(session);
      },
    ],
  ])('%s, each tenant sees only its own rows', async (_where, fail) => {
    await failEverywhere(fail);
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tenantsSeen(index % 2 === 0 ? mine : theirs)),
    );
    expect(seen).toEqual(seen.map((_, index) => [index % 2 === 0 ? mine : theirs]));
  });
});

test('a transaction that ignored a failed statement is reported as failed', async () => {
  const ignoringErrors = server.database.write(mine, async (session) => {
    await ask(session, `UPDATE vehicles SET year = 1999`);
    await failing(session).catch(() => undefined);
    return 'stored';
  });
  await expect(ignoringErrors).rejects.toMatchObject({ code: '25P02' });
  expect(await tenantsSeen(mine)).toEqual([mine]);
});

test.skipIf(inject('template').engine === 'pglite')(
  'PostgreSQL does not JIT-compile plans, which costs seconds for many conditions',
  async () => {
    const [row] = await server.database.read(mine, (session) => ask(session, 'SHOW jit'));
    expect(row).toEqual(['off']);
  },
);
