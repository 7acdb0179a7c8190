import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginByPassword, signInForTokens, refreshSession, refusalOf, fetchTokenRefusal } from '../identity/calls';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const remove = (id: string, token: string) =>
  server.call<{ deleteTenant: { id: string } | null }>(
    'mutation ($id: ID!) { deleteTenant(id: $id) { id company { name } } }',
    { id },
    { token },
  );

it('answers for another company as for a missing one', async () => {
  const { token } = await server.signIn('admin@other.test');
  for (const id of ['1', '3', '4611686018427200001', 'all'])
    expect((await remove(id, token)).data).toEqual({ deleteTenant: null });
  expect(
    await fetchTokenRefusal(server, (await signInForTokens(server, 'admin@demo.test')).access_token),
  ).toBeUndefined();
});

it('signs out all users of a removed company, and refuses to sign in', async () => {
  const admin = await signInForTokens(server, 'admin@demo.test');
  const driver = await signInForTokens(server, 'driver@demo.test');
  expect(await fetchTokenRefusal(server, driver.access_token)).toBeUndefined();
  expect((await remove('1', admin.access_token)).data).toMatchObject({ deleteTenant: { id: '1' } });

  for (const { access_token, refresh_token } of [admin, driver]) {
    expect(await fetchTokenRefusal(server, access_token)).toEqual({ code: 1103, reason: 'expired' });
    expect(refusalOf(await refreshSession(server, refresh_token))).toEqual({ code: 1103, reason: 'expired' });
  }
  for (const email of ['admin@demo.test', 'support@demo.test']) {
    expect(refusalOf(await loginByPassword(server, email))).toEqual({ code: 1101, reason: 'credentials' });
  }
  expect((await server.signIn('admin@other.test')).tenant).toBe('2');
});

it('keeps the data of a removed company for the legal period', async () => {
  const [row] = await server.database.system((session) =>
    session.rows({
      text: 'SELECT t.deleted_at IS NOT NULL, (SELECT count(*) > 0 FROM vehicles WHERE tenant_id = 1) FROM tenants t WHERE id = 1',
      params: [],
    }),
  );
  expect(row).toEqual(['t', 't']);
});
