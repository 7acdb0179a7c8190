import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, loginMutation, signInForTokens, demoAccountPassword, fetchTokenRefusal } from './calls';
import { problemCodesByPath } from './users-api';
import { fetchStoredMails } from './second-factor';

interface Device {
  id: string;
  device_type: string;
  ip: string;
  data: string;
  current_user_device: boolean;
}

interface Page {
  userDevices: { paginatorInfo: { total: number }; data: { id: string; user: object; device: Device }[] };
}

const listDocument = `query ($where: UserDevicesWhere, $orderBy: [UserDevicesOrder!], $first: Int = 100) {
  userDevices(first: $first, where: $where, orderBy: $orderBy) {
    paginatorInfo { total }
    data { id user { email profile { full_name } } device { id device_type ip data current_user_device } }
  }
}`;

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/**
 * Signs in with a user agent, and with the cookie of the browser's last sign-in. Returns the tokens and the new cookie.
 */
async function signInOn(userAgent: string, cookie = '') {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, cookie },
    body: JSON.stringify({
      query: loginMutation,
      variables: { input: { username: 'logistician@demo.test', password: demoAccountPassword } },
    }),
  });
  const { data }: { data: { login: { access_token: string } } } = await response.json();
  const set = response.headers.get('set-cookie') ?? '';
  return { token: data.login.access_token, cookie: set.split(';')[0] || cookie, set };
}

async function devicesOf(token: string, variables = {}) {
  const { data, body } = await server.call<Page>(listDocument, variables, { token });
  if (!data) throw new Error(JSON.stringify(body));
  return data.userDevices;
}

function deleteDevice(token: string, id: string | undefined) {
  return server.call<{ deleteDevice: Device | null }>(
    'mutation ($id: ID!) { deleteDevice(id: $id) { id current_user_device } }',
    { id },
    { token },
  );
}

describe('a device', () => {
  it('is named by the user agent, and recognized by its cookie', async () => {
    const first = await signInOn(phone);
    expect(first.set).toMatch(/HttpOnly; SameSite=Lax/);
    const again = await signInOn(phone, first.cookie);
    expect(again.set).toBe('');
    const other = await signInOn(phone);
    const { data } = await devicesOf(again.token);
    const current = data.filter(({ device }) => device.current_user_device);
    expect(current).toHaveLength(1);
    expect(current[0]?.user).toEqual({
      email: 'logistician@demo.test',
      profile: { full_name: expect.stringMatching(/^\S+ \S+$/) },
    });
    expect(current[0]?.device).toMatchObject({ device_type: 'mobile', ip: '127.0.0.1', data: phone });
    expect((await devicesOf(first.token)).data.find(({ device }) => device.current_user_device)?.id).toBe(
      current[0]?.id,
    );
    expect((await devicesOf(other.token)).data.find(({ device }) => device.current_user_device)?.id).not.toBe(
      current[0]?.id,
    );
  });

  it('ends its sessions when deleted, and leaves others', async () => {
    const desk = await signInOn('Desk');
    const pocket = await signInOn(phone);
    const { data } = await devicesOf(pocket.token);
    const deskDevice = data.find(({ device }) => device.data === 'Desk');
    const result = await deleteDevice(pocket.token, deskDevice?.id);
    expect(result.data?.deleteDevice).toEqual({ id: deskDevice?.id, current_user_device: false });
    expect(await fetchTokenRefusal(server, desk.token)).toMatchObject({ code: 1103 });
    expect(await fetchTokenRefusal(server, pocket.token)).toBeUndefined();
    expect((await deleteDevice(pocket.token, deskDevice?.id)).data).toEqual({ deleteDevice: null });
  });

  it.each(['admin@demo.test', 'admin@other.test'])('of %s cannot be read or deleted by another user', async (owner) => {
    const theirs = await signInForTokens(server, owner);
    const { data } = await devicesOf(theirs.access_token);
    const mine = await signInForTokens(server, 'support@demo.test');
    for (const { id } of data) {
      expect(await deleteDevice(mine.access_token, id)).toMatchObject({ data: { deleteDevice: null } });
      const nothing = { paginatorInfo: { total: 0 }, data: [] };
      const condition = { column: 'id', operator: 'EQ', value: id };
      expect(await devicesOf(mine.access_token, { where: condition })).toEqual(nothing);
      expect(await devicesOf(mine.access_token, { where: { OR: [condition] } })).toEqual(nothing);
    }
    expect(await fetchTokenRefusal(server, theirs.access_token)).toBeUndefined();
  });

  it.each(['', 'x', '0', '9'.repeat(30), "1' OR '1'='1"])('with the invalid id %s is not found', async (id) => {
    const { access_token } = await signInForTokens(server, 'support@demo.test');
    expect(await deleteDevice(access_token, id)).toMatchObject({ data: { deleteDevice: null } });
  });
});

describe('all other devices', () => {
  const others = (token: string, id?: string) =>
    server.call<{ deleteOtherDevices: { count: number } }>(
      'mutation ($id: ID!) { deleteOtherDevices(id: $id) { count } }',
      { id },
      { token },
    );
  const currentOf = async (token: string) =>
    (await devicesOf(token)).data.find(({ device }) => device.current_user_device)?.id;

  it('are signed out, except the named one', async () => {
    const [desk, pocket, kept] = [await signInOn('Desk'), await signInOn(phone), await signInOn('Kept')];
    const colleague = await signInForTokens(server, 'support@demo.test');
    const { paginatorInfo } = await devicesOf(kept.token);
    const { data } = await others(kept.token, await currentOf(kept.token));
    expect(data).toEqual({ deleteOtherDevices: { count: paginatorInfo.total - 1 } });
    for (const { token } of [desk, pocket])
      expect(await fetchTokenRefusal(server, token)).toEqual({ code: 1103, reason: 'expired' });
    expect(await fetchTokenRefusal(server, kept.token)).toBeUndefined();
    expect(await fetchTokenRefusal(server, colleague.access_token)).toBeUndefined();
    expect((await devicesOf(kept.token)).data.map(({ device }) => device.data)).toEqual(['Kept']);
    expect((await others(kept.token, await currentOf(kept.token))).data).toEqual({ deleteOtherDevices: { count: 0 } });
  });

  it('stay signed in when the named one is not the caller’s', async () => {
    const [desk, pocket] = [await signInOn('Desk'), await signInOn(phone)];
    const theirs = (await signInForTokens(server, 'admin@other.test')).access_token;
    for (const id of [await currentOf(theirs), '', 'x', '0', '9'.repeat(30), "1' OR '1'='1"]) {
      expect(problemCodesByPath(await others(pocket.token, id))).toEqual({ id: ['not_found'] });
    }
    for (const { token } of [desk, pocket]) expect(await fetchTokenRefusal(server, token)).toBeUndefined();
    expect(await fetchTokenRefusal(server, theirs)).toBeUndefined();
  });
});

describe('a sign-in on an unknown device', () => {
  const mailedUserAgents = async () => (await fetchStoredMails(server, 'NEW_DEVICE')).map(({ userAgent }) => userAgent);

  it('sends a mail with device, place and time to a user who has signed in before', async () => {
    await runSql(server, 'DELETE FROM mails');
    await runSql(server, 'DELETE FROM known_browsers');
    const first = await signInOn('First');
    expect(await mailedUserAgents()).toEqual([]);
    const before = Date.now();
    await signInOn(phone);
    const [mail, ...more] = await fetchStoredMails(server, 'NEW_DEVICE');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      tenant: '1',
      user: expect.stringMatching(/^\d+$/),
      userAgent: phone,
      address: '127.0.0.1',
    });
    expect(Date.parse(String(mail?.at))).toBeGreaterThanOrEqual(before);
    await signInOn('First', first.cookie);
    expect(await mailedUserAgents()).toEqual([phone]);
  });

  it('sends none after the own sign-out there, and one after a remote sign-out', async () => {
    const [desk, pocket] = [await signInOn('Desk'), await signInOn(phone)];
    await runSql(server, 'DELETE FROM mails');
    const idOf = async (token: string) =>
      (await devicesOf(token)).data.find(({ device }) => device.current_user_device)?.id;
    await deleteDevice(desk.token, await idOf(desk.token));
    await signInOn('Desk', desk.cookie);
    expect(await mailedUserAgents()).toEqual([]);
    await deleteDevice((await signInOn('Desk', desk.cookie)).token, await idOf(pocket.token));
    await signInOn(phone, pocket.cookie);
    expect(await mailedUserAgents()).toEqual([phone]);
  });

  it('truncates the user agent like that of a device', async () => {
    await runSql(server, 'DELETE FROM mails');
    await signInOn('x'.repeat(3000));
    expect(await mailedUserAgents()).toEqual(['x'.repeat(400)]);
  });

  it('sends a mail when all known devices are years old', async () => {
    await signInOn('Desk');
    await runSql(server, 'DELETE FROM mails');
    await runSql(server, "UPDATE known_browsers SET seen_at = now() - interval '3 years'");
    await signInOn('New');
    expect(await mailedUserAgents()).toEqual(['New']);
    expect(
      await runSql(
        server,
        "SELECT 1 FROM known_browsers WHERE seen_at < now() - interval '1 year' AND user_id = (SELECT id FROM users WHERE email = 'logistician@demo.test')",
      ),
    ).toEqual([]);
  });
});

describe('the list of devices', () => {
  it('applies order, conditions and page', async () => {
    for (let round = 0; round < 3; round += 1) await signInForTokens(server, 'driver@demo.test');
    const { access_token } = await signInForTokens(server, 'driver@demo.test');
    const orderBy = [{ column: 'updated_at', direction: 'DESC' }];
    const all = await devicesOf(access_token, { orderBy });
    expect(all.paginatorInfo.total).toBe(4);
    expect(all.data[0]?.device.current_user_device).toBe(true);
    const page = await devicesOf(access_token, { orderBy, first: 2 });
    expect(page.data).toEqual(all.data.slice(0, 2));
    const one = await devicesOf(access_token, { where: { column: 'id', operator: 'EQ', value: all.data[2]?.id } });
    expect(one.data).toEqual([all.data[2]]);
  });
});
