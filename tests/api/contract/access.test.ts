import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import { startTestServer, type TestServer } from '../harness/server';
import { methodDocumentOf, contractMethods, operatorOnlyMethods } from './contract';
import { smallestArgumentsOf } from './input';
import { missingId } from '../harness/missing-id';

/** Methods that may be called without a session. Adding a method here is a deliberate decision. */
const open = new Set([
  // These methods open or refresh a session: by password, by Google or Microsoft, or by registration.
  'login',
  'socialLogin',
  'refreshToken',
  'register',
  'socialRegister',
  // These methods serve the links in mails, which people open without a session.
  'forgotPassword',
  'forgotPasswordToken',
  'updateForgottenPassword',
  'updateUserInvitePassword',
  // This method shows a request to a customer who opens a shared link and has no account.
  'externalAccess',
]);
/**
 * Methods that every signed-in user may call, because they reach only the caller's own data or data that is the same
 * for all.
 */
const ownOnly = [
  'account',
  'updateAccount',
  'updatePassword',
  'changeEmail',
  'cancelEmailChange',
  'proveEmail',
  'resendEmailCode',
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
  'usedCountries',
];
const own = new Set([...ownOnly, ...forAll]);
/**
 * Methods that every role may call, because they check access to a record instead: to the record of a file
 * (tests/api/media), whether the caller owns the second factor (tests/api/identity/second-factor-required), or whether
 * the caller may write the records of an import (tests/api/imports).
 */
const byRecord = new Set(['uploadMedia', 'deleteMedia', 'twofaActivate', 'uploadImport']);

const accounts = [
  'admin@demo.test',
  'logistician@demo.test',
  'driver@demo.test',
  'support@demo.test',
  'admin@other.test',
  'operator@waybill.test',
];

const named = contractMethods.map((method) => [method.name, method] as const);
const byMethod = named.filter(([name]) => !byRecord.has(name));

let server: TestServer;

/** Removes a permission from a role, as an administrator can on the console's page of the role. */
function removePermission(tenant: string, role: string, permission: string): Promise<void> {
  return server.database.write(tenant, async (session) => {
    await session.rows({
      text: `DELETE FROM role_permissions p USING roles r, permissions k
        WHERE r.tenant_id = p.tenant_id AND r.id = p.role_id AND k.id = p.permission_id AND r.name = $1 AND k.code = $2`,
      params: [role, permission],
    });
    await invalidateAccess(session, tenant);
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

  it.each(byMethod)('calls %s only with a role that allows it', async (name, method) => {
    const { errors } = await server.call(
      methodDocumentOf(method, 1),
      smallestArgumentsOf(method, () => missingId),
      { token },
    );
    const refusal = errors?.find(({ extensions }) => extensions?.code === 1200);
    expect(refusal?.message).toBe(allowed.has(name) ? undefined : 'User does not have access to method');
  });
});

describe('an anonymous caller', () => {
  it.each(named.filter(([name]) => !open.has(name)))('is refused %s', async (_name, method) => {
    const { data, errors } = await server.call(
      methodDocumentOf(method, 1),
      smallestArgumentsOf(method, () => missingId),
    );
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual([1101]);
    expect(data?.[method.name] ?? null).toBeNull();
  });
});

describe('the administrator', () => {
  const unreachable = async (email: string) => {
    const session = await server.signIn(email);
    const reachable = new Set([...session.methods, ...own, ...open]);
    return contractMethods.map(({ name }) => name).filter((name) => !reachable.has(name));
  };

  it('may call every method except the operator’s', async () => {
    expect(await unreachable('admin@demo.test')).toEqual([...operatorOnlyMethods]);
  });

  it('may also call those as the operator', async () => {
    expect(await unreachable('operator@waybill.test')).toEqual([]);
  });

  it('loses a method with the next call after its permission is removed', async () => {
    const { token, tenant } = await server.signIn('logistician@demo.test');
    const list = () => server.call('{ customers(first: 1) { data { id } } }', {}, { token });
    expect((await list()).errors).toBeUndefined();
    await removePermission(tenant, 'logistician', 'customers.read');
    expect((await list()).errors?.[0]?.extensions?.code).toBe(1200);
  });
});
