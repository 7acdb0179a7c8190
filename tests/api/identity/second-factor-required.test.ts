import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confined } from '../../../server/areas/identity/permissions/confinement';
import { publicMethods } from '../../../server/areas/identity/permissions/permissions';
import { documentOf, methods } from '../contract/contract';
import { smallestArguments } from '../contract/input';
import { listedIds, type RecordIds } from '../contract/records';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change, refusal, refusalOf } from './calls';
import { addActive, callsOf, permissionIds, problems, rolesOf } from './people';
import { codeOf, factorCalls, loginWith, mailsOf, setUp, takeFactorsAway } from './second-factor';

const denied = { code: 1200, reason: undefined };

let server: TestServer;
let admin: SignedIn;
let driver: SignedIn;
let roles: Record<string, string>;
let ids: RecordIds;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  roles = Object.fromEntries(
    Object.values(await rolesOf(callsOf(server, admin.token))).map(({ name, id }) => [name, id]),
  );
  ids = await listedIds(server, admin.token);
});

afterAll(() => server.close());

beforeEach(async () => {
  await takeFactorsAway(server);
  await change(server, 'DELETE FROM mails');
  admin = await server.signIn('admin@demo.test');
  driver = await server.signIn('driver@demo.test');
});

const ask = (who: SignedIn, query: string) => server.call(query, {}, { token: who.token });
const require = (role = '', required = true) => factorCalls(server, admin.token).require(role, required);
const account = async (who: SignedIn) =>
  (await ask(who, '{ account { must_set_up_two_factor uses_two_factor_auth } }')).data?.account;

/** What a method says to somebody; the smallest arguments do, as the guard comes before all else. */
async function answerTo(who: SignedIn, name: string) {
  const method = methods.find((one) => one.name === name);
  if (!method) throw new Error(`The contract has no ${name}.`);
  const own = (record: string | undefined) => [...(ids.get(record ?? '') ?? [])][0] ?? who.user;
  return refusal(await server.call(documentOf(method, 0), smallestArguments(method, own), { token: who.token }));
}

describe('a role that requires a second factor', () => {
  it('holds whoever has none to setting one up, from their next call on, and lets go of whoever has', async () => {
    expect(await account(driver)).toEqual({ must_set_up_two_factor: false, uses_two_factor_auth: false });
    expect((await ask(driver, '{ routes(first: 1) { data { id } } }')).errors).toBeUndefined();
    const { data } = await require(roles.driver);
    expect(data?.requireTwoFactor).toMatchObject({ id: roles.driver, requires_two_factor: true });
    expect(await account(driver)).toEqual({ must_set_up_two_factor: true, uses_two_factor_auth: false });
    expect(await factorCalls(server, driver.token).status()).toEqual({
      active: false,
      required: true,
      recovery_codes_left: 0,
    });
    expect(refusal(await ask(driver, '{ routes(first: 1) { data { id } } }'))).toEqual(denied);
    expect((await ask(admin, '{ users(first: 1) { data { id } } }')).errors).toBeUndefined();

    await setUp(server, driver.token, driver.user);
    expect(await account(driver)).toEqual({ must_set_up_two_factor: false, uses_two_factor_auth: true });
    expect((await ask(driver, '{ routes(first: 1) { data { id } } }')).errors).toBeUndefined();
  });

  it('binds again when the second factor is turned off, and no more when nothing is required', async () => {
    await require(roles.driver);
    const { secret } = await setUp(server, driver.token, driver.user);
    await factorCalls(server, driver.token).activate({ user_id: driver.user, code: codeOf(secret, 1), status: false });
    expect(refusal(await ask(driver, '{ routes(first: 1) { data { id } } }'))).toEqual(denied);
    await require(roles.driver, false);
    expect((await ask(driver, '{ routes(first: 1) { data { id } } }')).errors).toBeUndefined();
  });

  it('can be the administrator’s, too, and whoever asks for it is held to it at once', async () => {
    expect((await require(roles.admin)).data?.requireTwoFactor.requires_two_factor).toBe(true);
    expect(refusal(await ask(admin, '{ users(first: 1) { data { id } } }'))).toEqual(denied);
    expect(refusal(await require(roles.admin, false))).toEqual(denied);
    await setUp(server, admin.token, admin.user);
    expect((await require(roles.admin, false)).data?.requireTwoFactor.requires_two_factor).toBe(false);
  });

  it('stands in the role’s history', async () => {
    await require(roles.support);
    const [row] = await change(
      server,
      'SELECT action, user_id, details::text FROM activities WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
      roles.support,
    );
    expect(row?.slice(0, 2)).toEqual(['UPDATED', admin.user]);
    expect(JSON.parse(row?.[2] ?? '')).toMatchObject({ title: 'support', fields: ['requires_two_factor'] });
  });

  it('is one of the company’s own, and asked for by who may', async () => {
    const other = await server.signIn('admin@other.test');
    const theirs = (await rolesOf(callsOf(server, other.token))).driver?.id ?? '';
    for (const id of [theirs, '123', 'x', ''])
      expect(problems(await require(id))).toEqual({ 'input.role_id': ['not_found'] });
    expect(await change(server, 'SELECT 1 FROM roles WHERE requires_two_factor')).toEqual([]);
    const logistician = await server.signIn('logistician@demo.test');
    expect(refusal(await factorCalls(server, logistician.token).require(roles.driver ?? '', true))).toEqual(denied);
  });
});

describe('an administrator who lacks the second factor that is required', () => {
  const held = { onboarded: true, lacksSecondFactor: true };

  beforeEach(() => require(roles.admin));

  const names = methods.map(({ name }) => name).filter((name) => !publicMethods.has(name));
  const allowed = confined(new Set(names), held);

  it('reaches none of the other methods', async () => {
    const refused = names.filter((name) => !allowed.has(name));
    expect(refused.length).toBeGreaterThan(70);
    for (const name of refused)
      expect({ name, refusal: await answerTo(admin, name) }).toEqual({ name, refusal: denied });
  });

  it('reaches those that lead on, or out', async () => {
    expect([...allowed].toSorted()).toEqual([
      'account',
      'deleteDevice',
      'deleteOtherDevices',
      'generateCode',
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

  it('sees nobody by way of their own account', async () => {
    const { data, errors } = await ask(admin, '{ account { roles { name users { id } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ account: { roles: [{ name: 'admin', users: [{ id: admin.user }] }] } });
  });

  it('takes nobody’s second factor away', async () => {
    const reset = await factorCalls(server, admin.token).activate({ user_id: driver.user, status: false });
    expect(refusal(reset)).toEqual(denied);
  });
});

describe('a second factor that somebody lost', () => {
  const reset = (who: SignedIn, id: string, status = false) =>
    factorCalls(server, who.token).activate({ user_id: id, status });

  it('is taken away by who may, with all its sessions, and its owner hears of it', async () => {
    const { secret, recoveryCodes } = await setUp(server, driver.token, driver.user);
    expect((await reset(admin, driver.user)).data).toEqual({ twofaActivate: { status: false, recovery_codes: null } });
    expect(await refusalOf(server, driver.token)).toEqual({ code: 1103, reason: 'expired' });
    expect(await refusalOf(server, admin.token)).toBeUndefined();
    expect(await mailsOf(server, 'SECOND_FACTOR_RESET')).toEqual([
      { kind: 'SECOND_FACTOR_RESET', tenant: driver.tenant, user: driver.user },
    ]);
    expect((await loginWith(server, 'driver@demo.test')).errors).toBeUndefined();
    const [row] = await change(
      server,
      'SELECT action, user_id FROM activities WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
      driver.user,
    );
    expect(row).toEqual(['UPDATED', admin.user]);
    // What was set up before is worth nothing for what is set up next.
    driver = await server.signIn('driver@demo.test');
    await setUp(server, driver.token, driver.user);
    expect(refusal(await loginWith(server, 'driver@demo.test', recoveryCodes[0])).reason).toBe('code_wrong');
    expect(refusal(await loginWith(server, 'driver@demo.test', codeOf(secret, 1))).reason).toBe('code_wrong');
  });

  it('is taken away by nobody else, whoever it is', async () => {
    const logistician = await server.signIn('logistician@demo.test');
    await setUp(server, driver.token, driver.user);
    for (const id of [driver.user, admin.user, '123', 'x'])
      expect(refusal(await reset(logistician, id))).toEqual(denied);
    expect(await account(driver)).toMatchObject({ uses_two_factor_auth: true });
  });

  it('is taken away by nobody from somebody who may do more than they', async () => {
    const people = callsOf(server, admin.token);
    const permissions = await permissionIds(people);
    const wanted = ['users.security', 'routes.drive', 'requests.assigned', 'requests.papers', 'media.write'].map(
      (code) => permissions[code],
    );
    const { data, errors } = await people.createRole({ name: 'security desk', permissions: { connect: wanted } });
    expect(errors).toBeUndefined();
    const desk = await server.signIn((await addActive(server, people, [data?.createRole.id ?? ''])).email);
    await setUp(server, admin.token, admin.user);
    expect(problems(await reset(desk, admin.user))).toEqual({ 'input.user_id': ['not_held'] });
    expect(await account(admin)).toMatchObject({ uses_two_factor_auth: true });
    // Who may do no more than they is theirs to help.
    await setUp(server, driver.token, driver.user);
    expect((await reset(desk, driver.user)).errors).toBeUndefined();
  });

  it('is not taken away across companies: their people are not there', async () => {
    const other = await server.signIn('admin@other.test');
    await setUp(server, other.token, other.user);
    for (const id of [other.user, '123', 'x', '', '9'.repeat(30)]) {
      expect(problems(await reset(admin, id))).toEqual({ 'input.user_id': ['not_found'] });
      expect(problems(await reset(admin, id, true))).toEqual({ 'input.user_id': ['not_found'] });
    }
    expect(await account(other)).toMatchObject({ uses_two_factor_auth: true });
    expect(await mailsOf(server, 'SECOND_FACTOR_RESET')).toEqual([]);
  });

  it('is not turned on for somebody else, nor one’s own taken away without a code', async () => {
    expect(problems(await reset(admin, driver.user, true))).toEqual({ 'input.user_id': ['not_found'] });
    await setUp(server, admin.token, admin.user);
    expect(refusal(await reset(admin, admin.user))).toEqual({ code: 1102, reason: 'code_required' });
  });

  it('is no news to somebody who has none', async () => {
    expect((await reset(admin, driver.user)).errors).toBeUndefined();
    expect(await refusalOf(server, driver.token)).toBeUndefined();
    expect(await mailsOf(server, 'SECOND_FACTOR_RESET')).toEqual([]);
  });
});
