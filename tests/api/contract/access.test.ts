import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropAccess } from '../../../server/areas/identity/permissions/access';
import { startTestServer, type TestServer } from '../harness/server';
import { documentOf, methods, operatorsOnly } from './contract';
import { smallestArguments } from './input';

/** Open to anybody. A method that is added here is open on purpose. */
const open = new Set([
  // Ways to a session: by a password, by a provider, by a new company.
  'login',
  'socialLogin',
  'refreshToken',
  'register',
  'socialRegister',
  // What the links of mails lead to: whoever follows one is nobody yet.
  'forgotPassword',
  'forgotPasswordToken',
  'updateForgottenPassword',
  'updateUserInvitePassword',
  // What a link shows to a request's customer.
  'externalAccess',
]);
/** Open to everybody who is signed in: they reach nothing but the caller's own, or what is the same for all. */
const ownOnly = [
  'account',
  'updateAccount',
  'updatePassword',
  'userDevices',
  'deleteDevice',
  'deleteOtherDevices',
  'twofaStatus',
  'twofaGenerateCode',
  'twofaRecoveryCodes',
  'generateCode',
  'idGenerator',
  'latestSuccessfulPayment',
  'subscriptionState',
];
const forAll = [
  'vehicleClass',
  'vehicleMake',
  'vehicleModels',
  'services',
  'cancelRequestReasons',
  'countries',
  'states',
  'cities',
  'postalCode',
];
const own = new Set([...ownOnly, ...forAll]);
/**
 * Open to everybody, and refused again by the record: that which the file belongs to (tests/api/media), or the person
 * whose second factor it is (tests/api/identity/second-factor-required).
 */
const byRecord = new Set(['uploadMedia', 'deleteMedia', 'twofaActivate']);

const accounts = [
  'admin@demo.test',
  'logistician@demo.test',
  'driver@demo.test',
  'support@demo.test',
  'admin@other.test',
  'operator@waybill.test',
];

const named = methods.map((method) => [method.name, method] as const);
const byMethod = named.filter(([name]) => !byRecord.has(name));

/** Ids that nobody has: a call that is let through finds nothing to change. */
const nobody = () => '4611686018427200000';

let server: TestServer;

/** Takes a permission from a role, as the screen for roles will. */
function takeAway(tenant: string, role: string, permission: string): Promise<void> {
  return server.database.write(tenant, async (session) => {
    await session.rows({
      text: `DELETE FROM role_permissions p USING roles r, permissions k
        WHERE r.tenant_id = p.tenant_id AND r.id = p.role_id AND k.id = p.permission_id AND r.name = $1 AND k.code = $2`,
      params: [role, permission],
    });
    await dropAccess(session, tenant);
  });
}

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

describe.each(accounts)('%s', (email) => {
  let token: string;
  let allowed: Set<string>;

  beforeAll(async () => {
    const session = await server.signIn(email);
    token = session.token;
    allowed = new Set([...session.methods, ...own, ...open]);
  });

  it.each(byMethod)('calls %s only if a role of theirs allows it', async (name, method) => {
    const { errors } = await server.call(documentOf(method, 1), smallestArguments(method, nobody), { token });
    const refusal = errors?.find(({ extensions }) => extensions?.code === 1200);
    expect(refusal?.message).toBe(allowed.has(name) ? undefined : 'User does not have access to method');
  });
});

describe('somebody who is not signed in', () => {
  it.each(named.filter(([name]) => !open.has(name)))('does not get to %s', async (_name, method) => {
    const { data, errors } = await server.call(documentOf(method, 1), smallestArguments(method, nobody));
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual([1101]);
    expect(data?.[method.name] ?? null).toBeNull();
  });
});

describe('the administrator', () => {
  const unreachable = async (email: string) => {
    const session = await server.signIn(email);
    const reachable = new Set([...session.methods, ...own, ...open]);
    return methods.map(({ name }) => name).filter((name) => !reachable.has(name));
  };

  it('may call every method but the operator’s, so that none is forgotten in the permissions', async () => {
    expect(await unreachable('admin@demo.test')).toEqual([...operatorsOnly]);
  });

  it('of the operator may call those as well', async () => {
    expect(await unreachable('operator@waybill.test')).toEqual([]);
  });

  it('loses a method with the next call after it was taken away', async () => {
    const { token, tenant } = await server.signIn('logistician@demo.test');
    const list = () => server.call('{ customers(first: 1) { data { id } } }', {}, { token });
    expect((await list()).errors).toBeUndefined();
    await takeAway(tenant, 'logistician', 'customers.read');
    expect((await list()).errors?.[0]?.extensions?.code).toBe(1200);
  });
});
