import { setTimeout as pause } from 'node:timers/promises';
import { assert, describe, inject, test, vi } from 'vitest';
import type { TextRow } from '../../../server/database/database';
import { subscribeToChanges } from '../harness/change-subscription';
import { type DatabaseProxy, startDatabaseProxy } from '../harness/database-proxy';
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
  /**
   * Waits until the server answers lists, reports to be ready, and listens for notifications. Returns the waited
   * milliseconds.
   */
  measureRecoveryMs(): Promise<number>;
  /** Creates a vehicle and returns how often a subscriber receives that change. */
  countReceived(): Promise<number>;
}

/** Tests that each have a server and a proxy of their own, so that they can wait for their outages at the same time. */
const it = test.extend<{ outage: Outage }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest requires a pattern of the fixtures that this one uses
  outage: async ({}, provide) => {
    if (template.engine === 'pglite') throw new Error('PGlite has no connection that can be cut off.');
    const proxy = await startDatabaseProxy(template.url);
    const server = await startTestServer({ template: { ...template, url: proxy.url } });
    const admin = await server.signIn('admin@demo.test');
    const fetchList = (query = list) =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ query }),
      });
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
    const sql = (text: string) => server.database.system((session) => session.rows({ text, params: [] }));
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
    try {
      await provide({ proxy, server, admin, fetchList, readiness, sql, measureRecoveryMs, countReceived });
    } finally {
      proxy.restore();
      await server.close();
      await proxy.close();
    }
  },
});

describe.skipIf(template.engine === 'pglite').concurrent('an unavailable database', () => {
  it('answers 503 with Retry-After, and works again soon after it is back', async ({ expect, outage }) => {
    const { proxy, fetchList, readiness, measureRecoveryMs, countReceived } = outage;
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

  it('fails only work in progress between two statements', async ({ expect, outage }) => {
    const { proxy, server, admin, measureRecoveryMs } = outage;
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

  it('does not open more and more connections', async ({ expect, outage }) => {
    const { proxy, measureRecoveryMs } = outage;
    proxy.disconnect();
    const before = proxy.connectionAttempts();
    await pause(2500);
    expect(proxy.connectionAttempts() - before).toBeLessThan(25);
    proxy.restore();
    await measureRecoveryMs();
    await expect.poll(proxy.openConnections).toBeLessThanOrEqual(17);
  });

  it('ends subscriptions, so that subscribers fetch what they missed', async ({ expect, outage }) => {
    const { proxy, server, admin, measureRecoveryMs, countReceived } = outage;
    const listener = await subscribeToChanges(server, admin.token);
    proxy.disconnect();
    proxy.restore();
    await expect.poll(() => listener.ended, { timeout: maxRecoveryMs }).toBe(true);
    await listener.dispose();
    await measureRecoveryMs();
    expect(await countReceived()).toBe(1);
  });

  it('answers 503 when all connections are taken', async ({ expect, outage }) => {
    const { proxy, fetchList, readiness, measureRecoveryMs, countReceived } = outage;
    proxy.refuseConnections();
    await expect.poll(async () => (await fetchList()).status).toBe(503);
    expect(await readiness()).toBe(503);
    proxy.restore();
    expect(await measureRecoveryMs()).toBeLessThan(maxRecoveryMs);
    expect(await countReceived()).toBe(1);
  });
});

describe.skipIf(template.engine === 'pglite')('a silent database', () => {
  it('is noticed when it stops responding, and its replacement is used', async ({ expect, outage }) => {
    const { proxy, fetchList, sql, measureRecoveryMs, countReceived } = outage;
    const listeners = () => sql(`SELECT pid::text ${listenConnections}`);
    const before = await listeners();
    expect(before).toHaveLength(1);
    const waiting = fetchList().catch(() => undefined);
    proxy.dropData();
    const began = performance.now();
    const hasNewListener = async () => {
      const now = await listeners();
      expect(now).toHaveLength(1);
      expect(now).not.toEqual(before);
    };
    await vi.waitFor(hasNewListener, { interval: 50, timeout: 20_000 });
    await measureRecoveryMs();
    expect(performance.now() - began).toBeLessThan(maxRecoveryMs);
    expect(await countReceived()).toBe(1);
    await waiting;
  });
});

describe.skipIf(template.engine === 'pglite')('a listening connection', () => {
  it('lets no total be older than a second when it stops responding', async ({ expect, outage }) => {
    const { proxy, admin, fetchList, sql } = outage;
    const fetchTotal = async () => {
      const answer = await (await fetchList('{ vehicles(first: 1) { paginatorInfo { total } } }')).json();
      return answer.data.vehicles.paginatorInfo.total;
    };
    const before = await fetchTotal();
    proxy.dropListenerData();
    // Another server would notify this one of its write.
    await sql(`INSERT INTO vehicles (tenant_id, id, license) VALUES (${admin.tenant}, 1, 'XX 1')`);
    const writtenAt = performance.now();
    await expect.poll(fetchTotal, { interval: 20, timeout: 5000 }).toBe(before + 1);
    expect(performance.now() - writtenAt).toBeLessThan(1100);
  });

  it('is replaced when it is terminated', async ({ expect, outage }) => {
    const { sql, measureRecoveryMs, countReceived } = outage;
    const [[before] = []] = await sql(`SELECT pid::text ${listenConnections}`);
    await sql(`SELECT pg_terminate_backend(pid) ${listenConnections}`);
    const began = performance.now();
    await expect.poll(() => sql(`SELECT pid::text ${listenConnections}`)).not.toEqual([[before]]);
    expect((await measureRecoveryMs()) + performance.now() - began).toBeLessThan(maxRecoveryMs);
    expect(await countReceived()).toBe(1);
  });
});
