import type { Language } from '../../../server/contract.generated';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, loginByPassword, loginMutation, demoAccountPassword, refusalOf } from './calls';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

describe('signing in', () => {
  it('returns tokens and the account with roles, permissions, profile and company', async () => {
    const { data } = await loginByPassword(server, 'logistician@demo.test');
    expect(data?.login).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^1\.\d+\.[\w-]{43}$/),
      expires_in: 600,
      token_type: 'Bearer',
      user: {
        email: 'logistician@demo.test',
        state: 'ACTIVE',
        roles: [{ name: 'logistician' }],
        profile: { full_name: 'Marcin Zawada' },
        tenant: { id: '1', lang: 'pl', company: [{ name: 'Trakt Bursztynowy Sp. z o.o.' }] },
      },
    });
  });

  it('returns titles of permissions in the caller’s language', async () => {
    const input = { username: 'driver@demo.test', password: demoAccountPassword };
    const titles = async (language: Language) => {
      const { data } = await server.call<{ login: { user: { permissions: { title: string }[] } } }>(
        loginMutation,
        { input },
        { language },
      );
      return data?.login.user.permissions.map(({ title }) => title);
    };
    expect(await titles('en')).toEqual(expect.arrayContaining(['Own devices', 'See reference data', 'Drive legs']));
    expect(await titles('pl')).toEqual(
      expect.arrayContaining(['Własne urządzenia', 'Przeglądanie słowników', 'Realizacja odcinków jako kierowca']),
    );
  });

  it('ignores case and surrounding spaces of the address', async () => {
    expect((await loginByPassword(server, '  Admin@DEMO.test ')).errors).toBeUndefined();
  });

  it('stores a refresh token only as a hash', async () => {
    const { data } = await loginByPassword(server, 'admin@demo.test');
    const secret = data?.login.refresh_token.split('.')[2];
    const rows = await runSql(server, 'SELECT s::text FROM sessions s');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a refused sign-in', () => {
  const body = async (username: string, secret: string) => (await loginByPassword(server, username, secret)).body;

  it('is the same for a wrong password, an unknown user and a disabled one', async () => {
    await runSql(server, "UPDATE users SET state = 'IN_ACTIVE' WHERE email = 'support@demo.test'");
    const wrong = await loginByPassword(server, 'admin@demo.test', 'wrong');
    expect(refusalOf(wrong)).toEqual({ code: 1101, reason: 'credentials' });
    expect(await body('nobody@demo.test', demoAccountPassword)).toEqual(wrong.body);
    expect(await body('support@demo.test', demoAccountPassword)).toEqual(wrong.body);
    await runSql(server, "UPDATE users SET state = 'ACTIVE' WHERE email = 'support@demo.test'");
  });

  it('is returned for an account without a password', async () => {
    await runSql(server, "UPDATE users SET password_hash = NULL WHERE email = 'driver@demo.test'");
    expect(refusalOf(await loginByPassword(server, 'driver@demo.test', ''))).toEqual({
      code: 1101,
      reason: 'credentials',
    });
  });
});
