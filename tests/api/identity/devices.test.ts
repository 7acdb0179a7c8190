import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { loginDocument, pairOf, password, refusalOf } from './calls';

interface Device {
  id: string;
  device_type: string;
  ip: string;
  data: string;
  current_user_device: boolean;
}

interface Page {
  userDevices: { paginatorInfo: { total: number }; data: { id: string; device: Device }[] };
}

const listDocument = `query ($where: UserDevicesWhere, $orderBy: [UserDevicesOrder!], $first: Int = 100) {
  userDevices(first: $first, where: $where, orderBy: $orderBy) {
    paginatorInfo { total }
    data { id device { id device_type ip data current_user_device } }
  }
}`;

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** Signs in as a browser does: with its name, and its cookie from the last time. */
async function signInOn(userAgent: string, cookie = '') {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, cookie },
    body: JSON.stringify({ query: loginDocument, variables: { input: { username: 'logistician@demo.test', password } } }),
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
  return server.call<{ deleteDevice: Device | null }>('mutation ($id: ID!) { deleteDevice(id: $id) { id current_user_device } }', { id }, { token });
}

describe('a device', () => {
  it('is told by the browser that signs in, and known again by its cookie', async () => {
    const first = await signInOn(phone);
    expect(first.set).toMatch(/HttpOnly; SameSite=Lax/);
    const again = await signInOn(phone, first.cookie);
    expect(again.set).toBe('');
    const other = await signInOn(phone);
    const { data } = await devicesOf(again.token);
    const current = data.filter(({ device }) => device.current_user_device);
    expect(current).toHaveLength(1);
    expect(current[0]?.device).toMatchObject({ device_type: 'mobile', ip: '127.0.0.1', data: phone });
    expect((await devicesOf(first.token)).data.find(({ device }) => device.current_user_device)?.id).toBe(current[0]?.id);
    expect((await devicesOf(other.token)).data.find(({ device }) => device.current_user_device)?.id).not.toBe(current[0]?.id);
  });

  it('that is deleted ends its sessions and leaves the others', async () => {
    const desk = await signInOn('Desk');
    const pocket = await signInOn(phone);
    const { data } = await devicesOf(pocket.token);
    const deskDevice = data.find(({ device }) => device.data === 'Desk');
    const answer = await deleteDevice(pocket.token, deskDevice?.id);
    expect(answer.data?.deleteDevice).toEqual({ id: deskDevice?.id, current_user_device: false });
    expect(await refusalOf(server, desk.token)).toMatchObject({ code: 1103 });
    expect(await refusalOf(server, pocket.token)).toBeUndefined();
    expect((await deleteDevice(pocket.token, deskDevice?.id)).data).toEqual({ deleteDevice: null });
  });

  it.each(['admin@demo.test', 'admin@other.test'])('of %s cannot be seen or deleted by somebody else', async (owner) => {
    const theirs = await pairOf(server, owner);
    const { data } = await devicesOf(theirs.access_token);
    const mine = await pairOf(server, 'support@demo.test');
    for (const { id } of data) {
      expect(await deleteDevice(mine.access_token, id)).toMatchObject({ data: { deleteDevice: null } });
      const nothing = { paginatorInfo: { total: 0 }, data: [] };
      const condition = { column: 'id', operator: 'EQ', value: id };
      expect(await devicesOf(mine.access_token, { where: condition })).toEqual(nothing);
      expect(await devicesOf(mine.access_token, { where: { OR: [condition] } })).toEqual(nothing);
    }
    expect(await refusalOf(server, theirs.access_token)).toBeUndefined();
  });

  it.each(['', 'x', '0', '9'.repeat(30), "1' OR '1'='1"])('with an id that is none (%s) is not found', async (id) => {
    const { access_token } = await pairOf(server, 'support@demo.test');
    expect(await deleteDevice(access_token, id)).toMatchObject({ data: { deleteDevice: null } });
  });
});

describe('the list of devices', () => {
  it('keeps to its order, its conditions and its page', async () => {
    for (let round = 0; round < 3; round += 1) await pairOf(server, 'driver@demo.test');
    const { access_token } = await pairOf(server, 'driver@demo.test');
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
