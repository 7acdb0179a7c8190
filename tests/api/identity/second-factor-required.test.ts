import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restrictMethods } from '../../../server/areas/identity/permissions/restricted-methods';
import { publicMethods } from '../../../server/areas/identity/permissions/permissions';
import { methodDocumentOf, contractMethods } from '../contract/contract';
import { smallestArgumentsOf } from '../contract/input';
import { fetchListedIds, type RecordIds } from '../contract/records';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql, refusalOf, fetchTokenRefusal } from './calls';
import { createActiveUser, usersApiOf, fetchPermissionIds, problemCodesByPath, fetchRoles } from './users-api';
import {
  authenticatorCodeOf,
  secondFactorApiOf,
  loginWithCode,
  fetchStoredMails,
  enableSecondFactor,
  removeSecondFactors,
} from './second-factor';

const denied = { code: 1200, reason: undefined };

let server: TestServer;
let admin: SignedInUser;
let driver: SignedInUser;
let roles: Record<string, string>;
let ids: RecordIds;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  roles = Object.fromEntries(
    Object.values(await fetchRoles(usersApiOf(server, admin.token))).map(({ name, id }) => [name, id]),
  );
  ids = await fetchListedIds(server, admin.token);
});

afterAll(() => server.close());

beforeEach(async () => {
  await removeSecondFactors(server);
  await runSql(server, 'DELETE FROM mails');
  admin = await server.signIn('admin@demo.test');
  driver = await server.signIn('driver@demo.test');
});

const ask = (who: SignedInUser, query: string) => server.call(query, {}, { token: who.token });
const require = (role = '', required = true) => secondFactorApiOf(server, admin.token).require(role, required);
const account = async (who: SignedInUser) =>
  (await ask(who, '{ account { must_set_up_two_factor uses_two_factor_auth } }')).data?.account;

/**
 * Calls a method as a user and returns its refusal. The smallest arguments suffice, because the server checks access
 * before it reads the arguments.
 */
async function answerTo(who: SignedInUser, name: string) {
  const method = contractMethods.find((one) => one.name === name);
  if (!method) throw new Error(`The contract has no ${name}.`);
  // Sends the user's own id wherever a user's id is required: methods of the second factor refuse other users' ids with
  // the same code as the refusal under test.
  const own = (record: string | undefined) =>
    record === 'User' ? who.user : ([...(ids.get(record ?? '') ?? [])][0] ?? who.user);
  return refusalOf(
    await server.call(methodDocumentOf(method, 0), smallestArgumentsOf(method, own), { token: who.token }),
  );
}

describe('a role that requires a second factor', () => {
  it('allows only its setup until it is done, from the next call on', async () => {
    expect(await account(driver)).toEqual({ must_set_up_two_factor: false, uses_two_factor_auth: false });
    expect((await ask(driver, '{ routes(first: 1) { data { id } } }')).errors).toBeUndefined();
    const { data } = await require(roles.driver);
    expect(data?.requireTwoFactor).toMatchObject({ id: roles.driver, requires_two_factor: true });
    expect(await account(driver)).toEqual({ must_set_up_two_factor: true, uses_two_factor_auth: false });
    expect(await secondFactorApiOf(server, driver.token).status()).toEqual({
      active: false,
      required: true,
      recovery_codes_left: 0,
    });
    expect(refusalOf(await ask(driver, '{ routes(first: 1) { data { id } } }'))).toEqual(denied);
    expect((await ask(admin, '{ users(first: 1) { data { id } } }')).errors).toBeUndefined();

    await enableSecondFactor(server, driver.token, driver.user);
    expect(await account(driver)).toEqual({ must_set_up_two_factor: false, uses_two_factor_auth: true });
    expect((await ask(driver, '{ routes(first: 1) { data { id } } }')).errors).toBeUndefined();
  });

  it('applies again when it is turned off, and not when no role requires it', async () => {
    await require(roles.driver);
    const { secret } = await enableSecondFactor(server, driver.token, driver.user);
    await secondFactorApiOf(server, driver.token).activate({
      user_id: driver.user,
      code: authenticatorCodeOf(secret, 1),
      status: false,
    });
    expect(refusalOf(await ask(driver, '{ routes(first: 1) { data { id } } }'))).toEqual(denied);
    await require(roles.driver, false);
    expect((await ask(driver, '{ routes(first: 1) { data { id } } }')).errors).toBeUndefined();
  });

  it('can be the administrator’s, and applies to the caller at once', async () => {
    expect((await require(roles.admin)).data?.requireTwoFactor.requires_two_factor).toBe(true);
    expect(refusalOf(await ask(admin, '{ users(first: 1) { data { id } } }'))).toEqual(denied);
    expect(refusalOf(await require(roles.admin, false))).toEqual(denied);
    await enableSecondFactor(server, admin.token, admin.user);
    expect((await require(roles.admin, false)).data?.requireTwoFactor.requires_two_factor).toBe(false);
  });

  it('is recorded in the role’s history', async () => {
    await require(roles.support);
    const [row] = await runSql(
      server,
      'SELECT action, user_id, details::text FROM activities WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
      roles.support,
    );
    expect(row?.slice(0, 2)).toEqual(['UPDATED', admin.user]);
    expect(JSON.parse(row?.[2] ?? '')).toMatchObject({ title: 'support', fields: ['requires_two_factor'] });
  });

  it('must be of the own company, and needs the permission', async () => {
    const other = await server.signIn('admin@other.test');
    const theirs = (await fetchRoles(usersApiOf(server, other.token))).driver?.id ?? '';
    for (const id of [theirs, '123', 'x', ''])
      expect(problemCodesByPath(await require(id))).toEqual({ 'input.role_id': ['not_found'] });
    expect(await runSql(server, 'SELECT 1 FROM roles WHERE requires_two_factor')).toEqual([]);
    const logistician = await server.signIn('logistician@demo.test');
    expect(refusalOf(await secondFactorApiOf(server, logistician.token).require(roles.driver ?? '', true))).toEqual(
      denied,
    );
  });
});

describe('an administrator without a required second factor', () => {
  const held = { onboarded: true, lacksSecondFactor: true, passwordExpired: false, mustProveEmail: false };

  beforeEach(() => require(roles.admin));

  const names = contractMethods.map(({ name }) => name).filter((name) => !publicMethods.has(name));
  const allowed = restrictMethods(new Set(names), held);

  it('is refused all other methods', async () => {
    const refused = names.filter((name) => !allowed.has(name));
    expect(refused.length).toBeGreaterThan(70);
    for (const name of refused)
      expect({ name, refusal: await answerTo(admin, name) }).toEqual({ name, refusal: denied });
  });

  it('can call the methods to set it up or sign out', async () => {
    expect([...allowed].toSorted()).toEqual([
      'account',
      'deleteDevice',
      'deleteOtherDevices',
      'generateCode',
      'proveEmail',
      'resendEmailCode',
      'twofaActivate',
      'twofaGenerateCode',
      'twofaRecoveryCodes',
      'twofaStatus',
      'updateAccount',
      'updatePassword',
      'userDevices',
    ]);
    for (const name of allowed)
      expect({ name, code: (await answerTo(admin, name)).code }).not.toEqual({ name, code: 1200 });
  });

  it('sees no other users through the own account', async () => {
    const { data, errors } = await ask(admin, '{ account { roles { name users { id } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ account: { roles: [{ name: 'admin', users: [{ id: admin.user }] }] } });
  });

  it('cannot reset another user’s second factor', async () => {
    const reset = await secondFactorApiOf(server, admin.token).activate({ user_id: driver.user, status: false });
    expect(refusalOf(reset)).toEqual(denied);
  });
});

describe('a lost second factor', () => {
  const reset = (who: SignedInUser, id: string, status = false) =>
    secondFactorApiOf(server, who.token).activate({ user_id: id, status });

  it('is reset with the permission, ends all sessions, and sends a mail', async () => {
    const { secret, recoveryCodes } = await enableSecondFactor(server, driver.token, driver.user);
    expect((await reset(admin, driver.user)).data).toEqual({ twofaActivate: { status: false, recovery_codes: null } });
    expect(await fetchTokenRefusal(server, driver.token)).toEqual({ code: 1103, reason: 'expired' });
    expect(await fetchTokenRefusal(server, admin.token)).toBeUndefined();
    expect(await fetchStoredMails(server, 'SECOND_FACTOR_RESET')).toEqual([
      { kind: 'SECOND_FACTOR_RESET', tenant: driver.tenant, user: driver.user },
    ]);
    expect((await loginWithCode(server, 'driver@demo.test')).errors).toBeUndefined();
    const [row] = await runSql(
      server,
      'SELECT action, user_id FROM activities WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
      driver.user,
    );
    expect(row).toEqual(['UPDATED', admin.user]);
    // Recovery codes of the removed second factor do not work for the new one.
    driver = await server.signIn('driver@demo.test');
    await enableSecondFactor(server, driver.token, driver.user);
    expect(refusalOf(await loginWithCode(server, 'driver@demo.test', recoveryCodes[0])).reason).toBe('code_wrong');
    expect(refusalOf(await loginWithCode(server, 'driver@demo.test', authenticatorCodeOf(secret, 1))).reason).toBe(
      'code_wrong',
    );
  });

  it('is not reset without the permission', async () => {
    const logistician = await server.signIn('logistician@demo.test');
    await enableSecondFactor(server, driver.token, driver.user);
    for (const id of [driver.user, admin.user, '123', 'x'])
      expect(refusalOf(await reset(logistician, id))).toEqual(denied);
    expect(await account(driver)).toMatchObject({ uses_two_factor_auth: true });
  });

  it('is not reset for a user with more permissions than the caller', async () => {
    const people = usersApiOf(server, admin.token);
    const permissions = await fetchPermissionIds(people);
    const wanted = ['users.security', 'routes.drive', 'requests.assigned', 'requests.papers', 'media.write'].map(
      (code) => permissions[code],
    );
    const { data, errors } = await people.createRole({ name: 'security desk', permissions: { connect: wanted } });
    expect(errors).toBeUndefined();
    const desk = await server.signIn((await createActiveUser(server, people, [data?.createRole.id ?? ''])).email);
    await enableSecondFactor(server, admin.token, admin.user);
    expect(problemCodesByPath(await reset(desk, admin.user))).toEqual({ 'input.user_id': ['not_held'] });
    expect(await account(admin)).toMatchObject({ uses_two_factor_auth: true });
    // A caller may reset the second factor only of users who have no more permissions than the caller; the driver has
    // fewer.
    await enableSecondFactor(server, driver.token, driver.user);
    expect((await reset(desk, driver.user)).errors).toBeUndefined();
  });

  it('is not reset across companies', async () => {
    const other = await server.signIn('admin@other.test');
    await enableSecondFactor(server, other.token, other.user);
    for (const id of [other.user, '123', 'x', '', '9'.repeat(30)]) {
      expect(problemCodesByPath(await reset(admin, id))).toEqual({ 'input.user_id': ['not_found'] });
      expect(problemCodesByPath(await reset(admin, id, true))).toEqual({ 'input.user_id': ['not_found'] });
    }
    expect(await account(other)).toMatchObject({ uses_two_factor_auth: true });
    expect(await fetchStoredMails(server, 'SECOND_FACTOR_RESET')).toEqual([]);
  });

  it('is not enabled for another user, nor the own one disabled without a code', async () => {
    expect(problemCodesByPath(await reset(admin, driver.user, true))).toEqual({ 'input.user_id': ['not_found'] });
    await enableSecondFactor(server, admin.token, admin.user);
    expect(refusalOf(await reset(admin, admin.user))).toEqual({ code: 1102, reason: 'code_required' });
  });

  it('sends nothing when the user has none', async () => {
    expect((await reset(admin, driver.user)).errors).toBeUndefined();
    expect(await fetchTokenRefusal(server, driver.token)).toBeUndefined();
    expect(await fetchStoredMails(server, 'SECOND_FACTOR_RESET')).toEqual([]);
  });
});
