import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { startTestServer, type TestServer } from '../harness/server';
import { login, pairOf, password, refresh, serverAt } from './calls';
import { codeOf, factorCalls, loginWith, setUp, wrongCodeOf } from './second-factor';
import { addActive, callsOf, newEmail, type People, permissionIds, rolesOf } from './people';

let base: TestServer;
let server: TestServer;
let stop: () => Promise<void>;
let admin: People;
let ids: Record<string, string>;
const lines: string[] = [];

beforeAll(async () => {
  base = await startTestServer();
  const config = readConfig({ TOKEN_SECRET: 'a secret that only the tests know, long enough', LOG_LEVEL: 'info' });
  const app = await createApp({ database: base.database, config, log: { write: (line) => lines.push(line) } });
  server = serverAt(await app.listen({ port: 0, host: '127.0.0.1' }), base);
  stop = () => app.close();
  admin = callsOf(server, (await pairOf(server, 'admin@demo.test')).access_token);
  ids = await permissionIds(admin);
});

afterAll(async () => {
  await stop();
  await base.close();
});

/** What calls write while something is done: level and message, with the facts that name whom it is about. */
async function written(work: () => Promise<unknown>) {
  const from = lines.length;
  await work();
  const facts = lines.slice(from).map((line): Record<string, unknown> => JSON.parse(line));
  // What the server does by itself, such as sending mails, comes whenever it comes.
  return facts.filter(({ reqId }) => reqId !== undefined);
}

describe('the log', () => {
  it('holds sign-ins and refused ones', async () => {
    expect(await written(() => pairOf(server, 'driver@demo.test'))).toMatchObject([
      { level: 30, msg: 'signed in', tenant: '1' },
    ]);
    const refused = await written(() => login(server, 'driver@demo.test', 'not the password'));
    expect(refused).toMatchObject([{ level: 40, msg: 'sign-in refused: wrong credentials', tenant: '1' }]);
  });

  it('holds methods that were refused', async () => {
    const { access_token: token } = await pairOf(server, 'driver@demo.test');
    const refused = await written(() => server.call('{ users(first: 1) { data { id } } }', {}, { token }));
    expect(refused).toMatchObject([{ level: 40, msg: 'method refused', method: 'users', tenant: '1' }]);
  });

  it('holds each change of roles and of who holds them, with who made it', async () => {
    const { driver, support } = await rolesOf(admin);
    const user = { id: '', modified_at: '' };
    const added = await written(async () => Object.assign(user, await addActive(base, admin, [driver?.id ?? ''])));
    expect(added).toMatchObject([
      { msg: 'user added', of: user.id, added: [driver?.id], user: expect.stringMatching(/^\d+$/) },
    ]);
    const given = await written(() =>
      admin.updateUser({ id: user.id, roles: { connect: [support?.id], disconnect: [driver?.id] } }),
    );
    expect(given).toMatchObject([
      { msg: 'roles of a user changed', of: user.id, added: [support?.id], removed: [driver?.id] },
    ]);
    const disabled = await written(() => admin.setState(user.id, 'IN_ACTIVE'));
    expect(disabled).toMatchObject([{ msg: 'state of a user changed', of: user.id, from: 'ACTIVE', to: 'IN_ACTIVE' }]);
    expect(await written(() => admin.deleteUser(user.id))).toMatchObject([{ msg: 'user removed', of: user.id }]);

    const role = { id: '', modified_at: '' };
    const made = await written(async () =>
      Object.assign(role, (await admin.createRole({ name: 'Logged' })).data?.createRole),
    );
    expect(made).toMatchObject([{ msg: 'role added', role: role.id, name: 'Logged' }]);
    const changed = await written(() =>
      admin.updateRole({ ...pick(role), permissions: { connect: [ids['users.read']] } }),
    );
    expect(changed).toMatchObject([
      { msg: 'role changed', role: role.id, permissions: [{ add: [ids['users.read']], remove: [] }] },
    ]);
    expect(await written(() => admin.deleteRole(role.id))).toMatchObject([{ msg: 'role deleted', role: role.id }]);
  });

  it('holds what was reached for in vain, and nothing of what did not come to pass', async () => {
    const { admin: theirs } = await rolesOf(admin);
    const role = (
      await admin.createRole({
        name: 'Reaches',
        permissions: { connect: [ids['users.read'] ?? '', ids['users.write'] ?? ''] },
      })
    ).data?.createRole;
    const { email } = await addActive(base, admin, [role?.id ?? '']);
    const reaching = callsOf(server, (await pairOf(server, email)).access_token);
    const refused = await written(() => reaching.createUser({ email: newEmail(), roles: { connect: [theirs?.id] } }));
    expect(refused).toMatchObject([{ level: 40, msg: 'change of a user refused', refused: ['not_held'] }]);
    expect(await written(() => admin.createUser({ email, roles: { connect: [theirs?.id] } }))).toEqual([]);
  });

  it('holds what became of second factors, and who asked for them', async () => {
    const email = 'support@demo.test';
    const { access_token: token } = await pairOf(server, email);
    const { data } = await server.call<{ account: { id: string } }>('{ account { id } }', {}, { token });
    const id = data?.account.id ?? '';
    const calls = factorCalls(server, token);
    const factor = { secret: '', recoveryCodes: [''] };
    const on = await written(async () => Object.assign(factor, await setUp(server, token, id)));
    expect(on).toMatchObject([{ level: 30, msg: 'second factor turned on', user: id }]);
    const wrong = await written(() => loginWith(server, email, wrongCodeOf(factor.secret)));
    expect(wrong).toMatchObject([{ level: 40, msg: 'code refused: wrong, or used before', user: id }]);
    const [code = '', other = ''] = factor.recoveryCodes;
    const recovered = await written(() => loginWith(server, email, code));
    expect(recovered).toMatchObject([
      { level: 30, msg: 'recovery code used', user: id, left: 9 },
      { msg: 'signed in', user: id },
    ]);
    const renewed: string[] = [];
    const replaced = await written(async () => {
      renewed.push(...((await calls.renew(codeOf(factor.secret, 1))).data?.twofaRecoveryCodes.recovery_codes ?? []));
    });
    expect(replaced).toMatchObject([{ level: 30, msg: 'recovery codes replaced', user: id }]);
    const off = await written(() => calls.activate({ user_id: id, code: renewed[0], status: false }));
    expect(off.map(({ msg }) => msg)).toContain('second factor turned off');
    expect(
      await written(() => server.call('mutation { updateAccount(input: { lang: pl }) { id } }', {}, { token })),
    ).toEqual([]);

    const { access_token: adminToken } = await pairOf(server, 'admin@demo.test');
    const { support } = await rolesOf(admin);
    const required = await written(() => factorCalls(server, adminToken).require(support?.id ?? '', true));
    expect(required).toMatchObject([
      { level: 30, msg: 'requirement of a second factor changed', role: support?.id, required: true },
    ]);
    const again = await setUp(server, token, id);
    await factorCalls(server, adminToken).require(support?.id ?? '', false);
    const reset = await written(() => factorCalls(server, adminToken).activate({ user_id: id, status: false }));
    expect(reset).toMatchObject([{ level: 30, msg: 'second factor reset', of: id }]);
    const refused = await written(() =>
      factorCalls(server, adminToken).activate({ user_id: id, code: codeOf(again.secret), status: true }),
    );
    expect(refused).toEqual([]);

    const all = lines.join('');
    for (const secret of [factor.secret, again.secret, code, other, ...renewed, ...again.recoveryCodes]) {
      expect(all).not.toContain(secret);
    }
    // Six digits may stand in an id by chance.
    expect(all).not.toMatch(new RegExp(`\\b${wrongCodeOf(factor.secret)}\\b`));
  });

  it('holds no password, token or code of all this', async () => {
    const { access_token, refresh_token } = await pairOf(server, 'support@demo.test');
    await refresh(server, refresh_token);
    await refresh(server, `${refresh_token}x`);
    await server.call('{ userDevices(first: 1) { data { id } } }', {}, { token: `${access_token}x` });
    const all = lines.join('');
    for (const secret of [
      password,
      'not the password',
      access_token,
      refresh_token,
      refresh_token.split('.')[2] ?? '',
      '$argon2',
    ]) {
      expect(all).not.toContain(secret);
    }
  });
});

const pick = ({ id, modified_at }: { id: string; modified_at: string }) => ({ id, modified_at });
