import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { fetchTenant, updateTenant } from '../tenancy/calls';
import {
  dropCachedPermissions,
  loginByPassword,
  demoAccountPassword,
  refusalOf,
  fetchTokenRefusal,
  runSql,
  signInForTokens,
} from './calls';
import {
  acceptInvitation,
  readMailedToken,
  requestResetToken,
  resetPassword,
  strongPassword,
  updatePassword,
  sendInvitation,
} from './password-calls';
import { authenticatorCodeOf, enableSecondFactor, loginWithCode } from './second-factor';
import { createActiveUser, fetchRoles, newEmail, problemCodesByPath, usersApiOf, type UsersApi } from './users-api';

const expired = { code: 1104, reason: 'password_expired' };

let server: TestServer;
let admin: SignedInUser;
let people: UsersApi;
let driverRole: string;
let user: { id: string; email: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  people = usersApiOf(server, admin.token);
  driverRole = (await fetchRoles(people)).driver?.id ?? '';
});

beforeEach(async () => {
  await setExpiry(null);
  user = await createActiveUser(server, people, [driverRole]);
});

afterAll(() => server.close());

const setExpiry = (password_expiry_days: number | null) => updateTenant(server, admin, { password_expiry_days });

const accountQuery = '{ account { must_change_password expiration_password_date } }';
const account = async (token: string) => (await server.call(accountQuery, {}, { token })).data?.account;

/** Returns the number of days until a user's password expires, or null if it never expires. */
async function daysLeft(id: string): Promise<number | null> {
  const statement = 'SELECT extract(epoch FROM expiration_password_date - now()) / 86400 FROM users WHERE id = $1';
  const [row] = await runSql(server, statement, id);
  return row?.[0] ? Math.round(Number(row[0])) : null;
}

/** Makes a user's password `days` days old, and lets it expire in `expiresInDays` days (null: never). */
async function age(id: string, days: number, expiresInDays: number | null = null): Promise<void> {
  await runSql(
    server,
    `UPDATE users SET change_password_date = now() - make_interval(days => $2::int),
       expiration_password_date = now() + make_interval(days => $3::int) WHERE id = $1`,
    id,
    days,
    expiresInDays,
  );
  await dropCachedPermissions(server);
}

describe('the expiry of passwords', () => {
  it('is off by default, and applies to existing passwords with two weeks of notice', async () => {
    expect(await daysLeft(user.id)).toBeNull();
    const old = await createActiveUser(server, people, [driverRole]);
    await age(old.id, 400);
    expect((await setExpiry(90)).errors).toBeUndefined();
    expect([await daysLeft(user.id), await daysLeft(old.id)]).toEqual([90, 14]);
    await setExpiry(30);
    expect([await daysLeft(user.id), await daysLeft(old.id)]).toEqual([30, 14]);
    // A password that already expires within 14 days does not get another 14 days when the company changes the setting.
    await age(old.id, 400, 3);
    await setExpiry(60);
    expect(await daysLeft(old.id)).toBe(3);
    await setExpiry(null);
    expect([await daysLeft(user.id), await daysLeft(old.id)]).toEqual([null, null]);
  });

  it('is refused out of bounds and without the permission, and is recorded in the company’s history', async () => {
    expect(problemCodesByPath(await setExpiry(29))).toEqual({ 'input.password_expiry_days': ['too_small'] });
    expect(problemCodesByPath(await setExpiry(731))).toEqual({ 'input.password_expiry_days': ['too_large'] });
    const logistician = await server.signIn('logistician@demo.test');
    const { id, modified_at } = await fetchTenant(server, admin);
    const input = { id, modified_at, password_expiry_days: 90 };
    const query = 'mutation ($input: UpdateTenantInput!) { updateTenant(input: $input) { password_expiry_days } }';
    expect(refusalOf(await server.call(query, { input }, { token: logistician.token })).code).toBe(1200);
    const { data } = await server.call(query, { input }, { token: admin.token });
    expect(data?.updateTenant).toEqual({ password_expiry_days: 90 });
    const [row] = await runSql(
      server,
      "SELECT user_id, details::text FROM activities WHERE entity_type = 'COMPANY' ORDER BY id DESC LIMIT 1",
    );
    expect(row?.[0]).toBe(admin.user);
    expect(JSON.parse(row?.[1] ?? '')).toMatchObject({ fields: ['password_expiry_days'] });
  });

  it('is written with each new password: by invitation, change and link', async () => {
    await setExpiry(45);
    const email = newEmail();
    const invited = (await people.createUser({ email, roles: { connect: [driverRole] } })).data?.createUser;
    expect(await daysLeft(invited?.id ?? '')).toBeNull();
    await sendInvitation(server, admin.token, email);
    expect((await acceptInvitation(server, await readMailedToken(server, email))).errors).toBeUndefined();
    expect(await daysLeft(invited?.id ?? '')).toBe(45);

    await age(user.id, 40, 5);
    const { access_token: token } = await signInForTokens(server, user.email);
    expect((await updatePassword(server, token, demoAccountPassword, strongPassword)).errors).toBeUndefined();
    expect(await daysLeft(user.id)).toBe(45);

    const other = await createActiveUser(server, people, [driverRole]);
    await age(other.id, 40, 5);
    expect((await resetPassword(server, await requestResetToken(server, other.email))).errors).toBeUndefined();
    expect(await daysLeft(other.id)).toBe(45);
  });
});

describe('an expired password', () => {
  it('lets its user do nothing but change it, from the next call on', async () => {
    const { access_token: token } = await signInForTokens(server, user.email);
    await age(user.id, 91, -1);
    const list = () => server.call('{ routes(first: 1) { data { id } } }', {}, { token });
    expect(refusalOf(await list())).toEqual(expired);
    expect(await account(token)).toMatchObject({ must_change_password: true });
    const rename = 'mutation { updateAccount(input: { profile: { last_name: "Nowak" } }) { id } }';
    expect(refusalOf(await server.call(rename, {}, { token }))).toEqual(expired);
    expect(await fetchTokenRefusal(server, token)).toBeUndefined();

    const again = await signInForTokens(server, user.email);
    expect(
      problemCodesByPath(await updatePassword(server, again.access_token, demoAccountPassword, demoAccountPassword)),
    ).toEqual({
      'input.password': ['password_same'],
    });
    const { data } = await updatePassword(server, again.access_token, demoAccountPassword, strongPassword);
    const fresh = data?.updatePassword.access_token ?? '';
    expect(await account(fresh)).toEqual({ must_change_password: false, expiration_password_date: null });
    const response = await server.call('{ routes(first: 1) { data { id } } }', {}, { token: fresh });
    expect(response.errors).toBeUndefined();
  });

  it('still asks for the second factor at sign-in', async () => {
    const { access_token: token } = await signInForTokens(server, user.email);
    const { secret } = await enableSecondFactor(server, token, user.id);
    await age(user.id, 91, -1);
    expect(refusalOf(await loginByPassword(server, user.email))).toEqual({ code: 1102, reason: 'code_required' });
    expect((await loginWithCode(server, user.email, authenticatorCodeOf(secret, 1))).errors).toBeUndefined();
  });

  it('can be replaced by a mailed link, but not by itself', async () => {
    await age(user.id, 91, -1);
    const link = await requestResetToken(server, user.email);
    expect(problemCodesByPath(await resetPassword(server, link, demoAccountPassword))).toEqual({
      'input.password': ['password_same'],
    });
    expect((await resetPassword(server, link)).errors).toBeUndefined();
    const { access_token: token } = await signInForTokensWith(strongPassword);
    expect(await account(token)).toMatchObject({ must_change_password: false });
  });
});

async function signInForTokensWith(secret: string) {
  const { data } = await loginByPassword(server, user.email, secret);
  if (!data) throw new Error('The sign-in was refused.');
  return data.login;
}
