import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { loginByPassword, refusalOf, fetchTokenRefusal, runSql, signInForTokens } from './calls';
import {
  fetchLinkTokenState,
  mailLinkPages,
  readMailedToken,
  requestResetToken,
  resetPassword,
  strongPassword,
} from './password-calls';
import { authenticatorCodeOf, enableSecondFactor, loginWithCode, type SecondFactor } from './second-factor';
import { createActiveUser, fetchRoles, problemCodesByPath, usersApiOf, type UsersApi } from './users-api';

let server: TestServer;
let admin: SignedInUser;
let people: UsersApi;
let driverRole: string;
let user: { id: string; email: string };
let token: string;
let factor: SecondFactor;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  people = usersApiOf(server, admin.token);
  driverRole = (await fetchRoles(people)).driver?.id ?? '';
});

beforeEach(async () => {
  user = await createActiveUser(server, people, [driverRole]);
  token = (await signInForTokens(server, user.email)).access_token;
  factor = await enableSecondFactor(server, token, user.id);
  await runSql(server, 'UPDATE users SET email_proved_at = now() WHERE id = $1', user.id);
  await runSql(
    server,
    "INSERT INTO social_names (provider, subject, tenant, user_id) VALUES ('GOOGLE', 'subject ' || $1::text, $2, $1::bigint)",
    user.id,
    admin.tenant,
  );
});

afterAll(() => server.close());

function recover(user_id: string, type: string, by = admin.token, auth_url = mailLinkPages.resetPassword) {
  const query = 'mutation ($input: RecoverUserInput!) { recoverUser(input: $input) { status } }';
  return server.call(query, { input: { user_id, type, auth_url } }, { token: by });
}

async function recoveryType(): Promise<unknown> {
  const where = { column: 'id', value: user.id };
  const [found] = await people.list<{ user_recovery_type: string | null }>('users', 'user_recovery_type', { where });
  return found?.user_recovery_type;
}

/**
 * Returns the numbers of rows with which the user can sign in besides the password, and of known browsers and devices.
 */
async function signInData(): Promise<Record<string, string | null | undefined>> {
  const tables = ['second_factors', 'recovery_codes', 'social_names', 'known_browsers', 'devices'];
  const counts = await Promise.all(
    tables.map((table) => runSql(server, `SELECT count(*) FROM ${table} WHERE user_id = $1`, user.id)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.[0]?.[0]]));
}

describe('the recovery of a user', () => {
  it('keeps second factor, provider and devices with RESTORE_USER_DATA, as a forgotten password does', async () => {
    const before = await signInData();
    expect(await recoveryType()).toBeNull();
    expect((await recover(user.id, 'RESTORE_USER_DATA')).errors).toBeUndefined();
    const link = await readMailedToken(server, user.email);
    expect(await recoveryType()).toBe('RESTORE_USER_DATA');
    expect((await resetPassword(server, link)).errors).toBeUndefined();
    expect(await recoveryType()).toBeNull();
    expect(await signInData()).toEqual(before);
    expect(refusalOf(await loginByPassword(server, user.email, strongPassword)).reason).toBe('code_required');
  });

  it('leaves the new password as the only way to sign in with PURE_USER, once the link is used', async () => {
    const before = await signInData();
    expect((await recover(user.id, 'PURE_USER')).errors).toBeUndefined();
    const link = await readMailedToken(server, user.email);
    expect(await recoveryType()).toBe('PURE_USER');
    // Requesting the link changes nothing. Only using the link removes the sign-in data.
    expect(await signInData()).toEqual(before);
    expect(await fetchTokenRefusal(server, token)).toBeUndefined();
    expect((await resetPassword(server, link)).errors).toBeUndefined();
    expect(await recoveryType()).toBeNull();
    expect(Object.values(await signInData())).toEqual(['0', '0', '0', '0', '0']);
    expect(await fetchTokenRefusal(server, token)).toEqual({ code: 1103, reason: 'expired' });
    expect((await loginByPassword(server, user.email, strongPassword)).errors).toBeUndefined();
    const [row] = await runSql(
      server,
      'SELECT details::text FROM activities WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
      user.id,
    );
    expect(JSON.parse(row?.[0] ?? '')).toMatchObject({ fields: ['uses_two_factor_auth'] });
  });

  it('gives way to a link that the user requests afterwards, which keeps the second factor', async () => {
    await recover(user.id, 'PURE_USER');
    const first = await readMailedToken(server, user.email);
    await runSql(server, 'DELETE FROM mails');
    const second = await requestResetToken(server, user.email);
    expect(await recoveryType()).toBe('RESTORE_USER_DATA');
    expect((await fetchLinkTokenState(server, first))?.status).toBe('UNKNOWN');
    expect((await resetPassword(server, second)).errors).toBeUndefined();
    const code = authenticatorCodeOf(factor.secret, 1);
    expect((await loginWithCode(server, user.email, code, strongPassword)).errors).toBeUndefined();
  });

  it('is refused for oneself, other companies, inactive users, other pages, and by PUSH_MESSAGE', async () => {
    const other = await server.signIn('admin@other.test');
    expect(problemCodesByPath(await recover(admin.user, 'PURE_USER'))).toEqual({ 'input.user_id': ['own_account'] });
    for (const id of [other.user, '123', 'x', ''])
      expect(problemCodesByPath(await recover(id, 'PURE_USER'))).toEqual({ 'input.user_id': ['not_found'] });
    expect(problemCodesByPath(await recover(user.id, 'PUSH_MESSAGE'))).toEqual({
      'input.type': ['recovery_not_offered'],
    });
    expect(problemCodesByPath(await recover(user.id, 'PURE_USER', admin.token, mailLinkPages.invitation))).toEqual({
      'input.auth_url': ['origin'],
    });
    await people.setState(user.id, 'IN_ACTIVE');
    expect(problemCodesByPath(await recover(user.id, 'PURE_USER'))).toEqual({ 'input.user_id': ['not_found'] });
    expect(await recoveryType()).toBeNull();
  });
});
