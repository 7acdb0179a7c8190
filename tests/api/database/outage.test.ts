import { setTimeout as pause } from 'node:timers/promises';
import { assert, describe, inject, test, type TestContext, vi } from 'vitest';
import type { TextRow } from '../../../server/database/database';
import { subscribeToChanges } from '../harness/change-subscription';
import { type DatabaseProxy, startDatabaseProxy } from '../harness/database-proxy';
import { lastOldAnswerMs } from '../harness/old-answers';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

const template = inject('template');
const list = '{ vehicles(first: 1) { data { id } } }';
const create = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
/** Longest time in milliseconds that the server may take to recover after an outage. */
const maxRecoveryMs = 5000;

/** SQL that selects the connections over which the server listens for notifications (LISTEN). */
const listenConnections = `FROM pg_stat_activity
  WHERE application_name = 'waybill listener' AND datname = current_database() AND query <> ''`;

/** A server whose database is behind a proxy, which can cut it off, and functions that look at the server. */
interface Outage {
  proxy: DatabaseProxy;
  server: TestServer;
  admin: SignedInUser;
  /** Fetches a list and returns the response. */
  fetchList(query?: string): Promise<Response>;
  /** Returns the status of the readiness probe. */
  readiness(): Promise<number>;
  /** Runs an SQL statement over the server's connections. */
  sql(text: string): Promise<TextRow[]>;
  /** Returns the process ids of the connections over which the server listens. */
  listeners(): Promise<TextRow[]>;
  /** Waits until the server listens over one connection that is none of the former. */
  waitForNewListener(former: TextRow[]): Promise<void>;
  /**
   * Waits until the server answers lists, reports to be ready, and listens for notifications. Returns the waited
   * milliseconds.
   */
  measureRecoveryMs(): Promise<number>;
  /** Creates a vehicle and returns how often a subscriber receives that change. */
  countReceived(): Promise<number>;
}

/** Starts a server behind a proxy. Each test has its own, so that tests can wait for their outages at the same time. */
async function startOutage({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<Outage> {
  if (template.engine === 'pglite') throw new Error('PGlite has no connection that can be cut off.');
  const proxy = await startDatabaseProxy(template.url);
  onTestFinished(() => proxy.close());
  const server = await startTestServer({ template: { ...template, url: proxy.url } });
  onTestFinished(async () => {
    proxy.restore();
    await server.close();
  });
  const admin = await server.signIn('admin@demo.test');
  const fetchList = (query = list) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ query }),
    });
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  const sql = (text: string) => server.database.system((session) => session.rows({ text, params: [] }));
  const listeners = () => sql(`SELECT pid::text ${listenConnections}`);
  const waitForNewListener = async (former: TextRow[]) => {
    const hasNewListener = async () => {
      const now = await listeners();
      assert.equal(now.length, 1);
      assert.notDeepEqual(now, former);
    };
    await vi.waitFor(hasNewListener, { interval: 50, timeout: 20_000 });
  };
  const measureRecoveryMs = async () => {
    const began = performance.now();
    const standing = async () => [
      (await fetchList()).status,
      await readiness(),
      await sql(`SELECT count(*)::text ${listenConnections}`).catch(() => []),
    ];
    const isBack = async () => assert.deepEqual(await standing(), [200, 200, [['1']]]);
    await vi.waitFor(isBack, { interval: 50, timeout: 20_000 });
    return performance.now() - began;
  };
  const countReceived = async () => {
    const listener = await subscribeToChanges(server, admin.token);
    await server.call(create, { input: { license: 'HEARD 1' } }, { token: admin.token });
    await listener.waitForPublished();
    await listener.dispose();
    return listener.received.filter(({ entity }) => entity === 'vehicles').length;
  };
  return {
    proxy,
    server,
    admin,
    fetchList,
    readiness,
    sql,
    listeners,
    waitForNewListener,
    measureRecoveryMs,
    countReceived,
  };
}

describe.skipIf(template.engine === 'pglite').concurrent('an unavailable database', () => {
  test('answers 503 with Retry-After, and works again soon after it is back', async ({ expect, onTestFinished }) => {
    const { proxy, fetchList, readiness, measureRecoveryMs, countReceived } = await startOutage({ onTestFinished });
    proxy.disconnect();
    await expect.poll(async () => (await fetchList()).status).toBe(503);
    const result = await fetchList(`query { ${list.slice(2)}`);
    expect(result.headers.get('retry-after')).toBe('2');
    expect(await result.json()).toMatchObject({ errors: [{ extensions: { code: 1503 } }] });
    expect(await readiness()).toBe(503);
    await pause(1500);
    proxy.restore();
    expect(await measureRecoveryMs()).toBeLessThan(maxRecoveryMs);
    expect(await countReceived()).toBe(1);
  });

  test('fails only work in progress between two statements', async ({ expect, onTestFinished }) => {
    const { proxy, server, admin, measureRecoveryMs } = await startOutage({ onTestFinished });
    const work = server.database.read(admin.tenant, async (session) => {
      await session.rows({ text: 'SELECT 1', params: [] });
      proxy.disconnect();
      await pause(100);
      return session.rows({ text: 'SELECT 1', params: [] });
    });
    await expect(work).rejects.toThrow('The database cannot be reached.');
    proxy.restore();
    expect(await measureRecoveryMs()).toBeLessThan(maxRecoveryMs);
  });

  test('does not open more and more connections', async ({ expect, onTestFinished }) => {
    const { proxy, measureRecoveryMs } = await startOutage({ onTestFinished });
    proxy.disconnect();
    const before = proxy.connectionAttempts();
    await pause(2500);
    expect(proxy.connectionAttempts() - before).toBeLessThan(25);
    proxy.restore();
    await measureRecoveryMs();
    await expect.poll(proxy.openConnections).toBeLessThanOrEqual(17);
  });

  test('ends subscriptions, so that subscribers fetch what they missed', async ({ expect, onTestFinished }) => {
    const { proxy, server, admin, measureRecoveryMs, countReceived } = await startOutage({ onTestFinished });
    const listener = await subscribeToChanges(server, admin.token);
    proxy.disconnect();
    proxy.restore();
    await expect.poll(() => listener.ended, { timeout: maxRecoveryMs }).toBe(true);
    await listener.dispose();
    await measureRecoveryMs();
    expect(await countReceived()).toBe(1);
  });

  test('answers 503 when all connections are taken', async ({ expect, onTestFinished }) => {
    const { proxy, fetchList, readiness, measureRecoveryMs, countReceived } = await startOutage({ onTestFinished });
    proxy.refuseConnections();
    await expect.poll(async () => (await fetchList()).status).toBe(503);
    expect(await readiness()).toBe(503);
    proxy.restore();
    expect(await measureRecoveryMs()).toBeLessThan(maxRecoveryMs);
    expect(await countReceived()).toBe(1);
  });
});

describe.skipIf(template.engine === 'pglite')('a silent database', () => {
  test('is noticed when it stops responding, and its replacement is used', async ({ expect, onTestFinished }) => {
    const { proxy, fetchList, listeners, waitForNewListener, measureRecoveryMs, countReceived } = await startOutage({
      onTestFinished,
    });
    const before = await listeners();
    assert.equal(before.length, 1);
    const waiting = fetchList().catch(() => undefined);
    proxy.dropData();
    const began = performance.now();
    await waitForNewListener(before);
    await measureRecoveryMs();
    expect(performance.now() - began).toBeLessThan(maxRecoveryMs);
    expect(await countReceived()).toBe(1);
    await waiting;
  });
});

describe.skipIf(template.engine === 'pglite')('a listening connection', () => {
  test('lets no total be older than a second when it stops responding', async ({ expect, onTestFinished }) => {
    const { proxy, admin, fetchList, sql } = await startOutage({ onTestFinished });
    const fetchTotal = async () => {
      const answer = await (await fetchList('{ vehicles(first: 1) { paginatorInfo { total } } }')).json();
      return answer.data.vehicles.paginatorInfo.total;
    };
    const before = await fetchTotal();
    proxy.dropListenerData();
    // Another server would notify this one of its write.
    await sql(`INSERT INTO vehicles (tenant_id, id, license) VALUES (${admin.tenant}, 1, 'XX 1')`);
    expect(await lastOldAnswerMs(fetchTotal, before + 1)).toBeLessThan(1000);
  });

  test('is replaced when it is terminated', async ({ expect, onTestFinished }) => {
    const { sql, listeners, waitForNewListener, measureRecoveryMs, countReceived } = await startOutage({
      onTestFinished,
    });
    const before = await listeners();
    assert.equal(before.length, 1);
    await sql(`SELECT pg_terminate_backend(pid) ${listenConnections}`);
    const began = performance.now();
    await waitForNewListener(before);
    await measureRecoveryMs();
    expect(performance.now() - began).toBeLessThan(maxRecoveryMs);
    expect(await countReceived()).toBe(1);
  });
});
