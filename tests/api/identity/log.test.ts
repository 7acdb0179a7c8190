import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { loginByPassword, signInForTokens, demoAccountPassword, refreshSession } from './calls';
import {
  authenticatorCodeOf,
  secondFactorApiOf,
  loginWithCode,
  enableSecondFactor,
  wrongAuthenticatorCodeOf,
} from './second-factor';
import { createActiveUser, usersApiOf, newEmail, type UsersApi, fetchPermissionIds, fetchRoles } from './users-api';

let base: TestServer;
let server: TestServer;
let admin: UsersApi;
let ids: Record<string, string>;
const lines: string[] = [];

beforeAll(async () => {
  base = await startTestServer();
  server = await startSecondServer(base, {
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => lines.push(line) },
  });
  admin = usersApiOf(server, (await signInForTokens(server, 'admin@demo.test')).access_token);
  ids = await fetchPermissionIds(admin);
});

afterAll(async () => {
  await server.close();
  await base.close();
});

/** Runs work and returns the parsed log lines of the requests that it sends. */
async function collectLog(work: () => Promise<unknown>) {
  const from = lines.length;
  await work();
  const facts = lines.slice(from).map((line): Record<string, unknown> => JSON.parse(line));
  // Keeps only lines with a request's id, because background work, such as sending mails, can log at any time.
  return facts.filter(({ reqId }) => reqId !== undefined);
}

describe('the log', () => {
  it('contains sign-ins and refusals', async () => {
    expect(await collectLog(() => signInForTokens(server, 'driver@demo.test'))).toMatchObject([
      { level: 30, msg: 'signed in', tenant: '1' },
    ]);
    const refused = await collectLog(() => loginByPassword(server, 'driver@demo.test', 'not the password'));
    expect(refused).toMatchObject([{ level: 40, msg: 'sign-in refused: wrong credentials', tenant: '1' }]);
  });

  it('contains refused methods', async () => {
    const { access_token: token } = await signInForTokens(server, 'driver@demo.test');
    const refused = await collectLog(() => server.call('{ users(first: 1) { data { id } } }', {}, { token }));
    expect(refused).toMatchObject([{ level: 40, msg: 'method refused', method: 'users', tenant: '1' }]);
  });

  it('contains changes of roles and their users, with the author', async () => {
    const { driver, support } = await fetchRoles(admin);
    const user = { id: '', modified_at: '' };
    const added = await collectLog(async () =>
      Object.assign(user, await createActiveUser(base, admin, [driver?.id ?? ''])),
    );
    expect(added).toMatchObject([
      { msg: 'user added', of: user.id, added: [driver?.id], user: expect.stringMatching(/^\d+$/) },
    ]);
    const given = await collectLog(() =>
      admin.updateUser({ id: user.id, roles: { connect: [support?.id], disconnect: [driver?.id] } }),
    );
    expect(given).toMatchObject([
      { msg: 'roles of a user changed', of: user.id, added: [support?.id], removed: [driver?.id] },
    ]);
    const disabled = await collectLog(() => admin.setState(user.id, 'IN_ACTIVE'));
    expect(disabled).toMatchObject([{ msg: 'state of a user changed', of: user.id, from: 'ACTIVE', to: 'IN_ACTIVE' }]);
    expect(await collectLog(() => admin.deleteUser(user.id))).toMatchObject([{ msg: 'user removed', of: user.id }]);

    const role = { id: '', modified_at: '' };
    const logLines = await collectLog(async () =>
      Object.assign(role, (await admin.createRole({ name: 'Logged' })).data?.createRole),
    );
    expect(logLines).toMatchObject([{ msg: 'role added', role: role.id, name: 'Logged' }]);
    const changed = await collectLog(() =>
      admin.updateRole({ ...pick(role), permissions: { connect: [ids['users.read']] } }),
    );
    expect(changed).toMatchObject([
      { msg: 'role changed', role: role.id, permissions: [{ add: [ids['users.read']], remove: [] }] },
    ]);
    expect(await collectLog(() => admin.deleteRole(role.id))).toMatchObject([{ msg: 'role deleted', role: role.id }]);
  });

  it('contains refused attempts, and nothing of rolled back changes', async () => {
    const { admin: theirs } = await fetchRoles(admin);
    const role = (
      await admin.createRole({
        name: 'Reaches',
        permissions: { connect: [ids['users.read'] ?? '', ids['users.write'] ?? ''] },
      })
    ).data?.createRole;
    const { email } = await createActiveUser(base, admin, [role?.id ?? '']);
    const reaching = usersApiOf(server, (await signInForTokens(server, email)).access_token);
    const refused = await collectLog(() =>
      reaching.createUser({ email: newEmail(), roles: { connect: [theirs?.id] } }),
    );
    expect(refused).toMatchObject([{ level: 40, msg: 'change of a user refused', refused: ['not_held'] }]);
    expect(await collectLog(() => admin.createUser({ email, roles: { connect: [theirs?.id] } }))).toEqual([]);
  });

  it('contains changes of second factors, with the author', async () => {
    const email = 'support@demo.test';
    const { access_token: token } = await signInForTokens(server, email);
    const { data } = await server.call<{ account: { id: string } }>('{ account { id } }', {}, { token });
    const id = data?.account.id ?? '';
    const calls = secondFactorApiOf(server, token);
    const factor = { secret: '', recoveryCodes: [''] };
    const on = await collectLog(async () => Object.assign(factor, await enableSecondFactor(server, token, id)));
    expect(on).toMatchObject([{ level: 30, msg: 'second factor turned on', user: id }]);
    const wrong = await collectLog(() => loginWithCode(server, email, wrongAuthenticatorCodeOf(factor.secret)));
    expect(wrong).toMatchObject([{ level: 40, msg: 'code refused: wrong, or used before', user: id }]);
    const [code = '', other = ''] = factor.recoveryCodes;
    const recovered = await collectLog(() => loginWithCode(server, email, code));
    expect(recovered).toMatchObject([
      { level: 30, msg: 'recovery code used', user: id, left: 9 },
      { msg: 'signed in', user: id },
    ]);
    const renewed: string[] = [];
    const replaced = await collectLog(async () => {
      renewed.push(
        ...((await calls.renew(authenticatorCodeOf(factor.secret, 1))).data?.twofaRecoveryCodes.recovery_codes ?? []),
      );
    });
    expect(replaced).toMatchObject([{ level: 30, msg: 'recovery codes replaced', user: id }]);
    const off = await collectLog(() => calls.activate({ user_id: id, code: renewed[0], status: false }));
    expect(off.map(({ msg }) => msg)).toContain('second factor turned off');
    expect(
      await collectLog(() => server.call('mutation { updateAccount(input: { lang: pl }) { id } }', {}, { token })),
    ).toEqual([]);

    const { access_token: adminToken } = await signInForTokens(server, 'admin@demo.test');
    const { support } = await fetchRoles(admin);
    const required = await collectLog(() => secondFactorApiOf(server, adminToken).require(support?.id ?? '', true));
    expect(required).toMatchObject([
      { level: 30, msg: 'requirement of a second factor changed', role: support?.id, required: true },
    ]);
    const again = await enableSecondFactor(server, token, id);
    await secondFactorApiOf(server, adminToken).require(support?.id ?? '', false);
    const reset = await collectLog(() =>
      secondFactorApiOf(server, adminToken).activate({ user_id: id, status: false }),
    );
    expect(reset).toMatchObject([{ level: 30, msg: 'second factor reset', of: id }]);
    const refused = await collectLog(() =>
      secondFactorApiOf(server, adminToken).activate({
        user_id: id,
        code: authenticatorCodeOf(again.secret),
        status: true,
      }),
    );
    expect(refused).toEqual([]);

    const all = lines.join('');
    for (const secret of [factor.secret, again.secret, code, other, ...renewed, ...again.recoveryCodes]) {
      expect(all).not.toContain(secret);
    }
    // Searches the code as a whole word, because a longer id can contain the same six digits.
    expect(all).not.toMatch(new RegExp(`\\b${wrongAuthenticatorCodeOf(factor.secret)}\\b`));
  });

  it('contains no password, token or code', async () => {
    const { access_token, refresh_token } = await signInForTokens(server, 'support@demo.test');
    await refreshSession(server, refresh_token);
    await refreshSession(server, `${refresh_token}x`);
    await server.call('{ userDevices(first: 1) { data { id } } }', {}, { token: `${access_token}x` });
    const all = lines.join('');
    for (const secret of [
      demoAccountPassword,
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
