import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dictionaryOpportunities } from '../../../server/areas/tariffs/dictionary-opportunities';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany, startTrial } from '../identity/registration';
import { problemCodesOf, fetchTenant, updateTenant } from '../tenancy/calls';
import { expireSubscription, runCompanySql, firstRefusalOf } from './expired-subscription';
import { missingId } from '../harness/missing-id';

let server: TestServer;
let founder: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  founder = await registerCompany(server);
  await startTrial(server, founder, '1');
});

afterAll(() => server.close());

let serial = 0;

/** Mutations that need a feature of the tariff, by name, each with its document and variables. */
const calls: Readonly<Record<string, readonly [query: string, variables: () => object]>> = {
  createSharedLink: [
    'mutation ($input: CreateSharedLinkInput!) { createSharedLink(input: $input) { id } }',
    () => ({ input: { id: missingId } }),
  ],
  createRole: [
    'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }',
    () => ({ input: { name: `Dispatcher ${(serial += 1)}` } }),
  ],
  updateVehicleForVerification: [
    'mutation ($id: ID!) { updateVehicleForVerification(id: $id) { id } }',
    () => ({ id: missingId }),
  ],
  updateCompanyForVerification: [
    'mutation ($id: ID!) { updateCompanyForVerification(id: $id) { id } }',
    () => ({ id: missingId }),
  ],
};

/** Calls every mutation of `calls`. Returns the refused ones, each with the code of the feature that it needs. */
async function refused(by: SignedInUser): Promise<Record<string, string | undefined>> {
  const reasonsByMethod: Record<string, string | undefined> = {};
  for (const [method, [query, variables]] of Object.entries(calls)) {
    const refusal = firstRefusalOf(await server.call(query, variables(), { token: by.token }));
    if (refusal?.code === 1403) reasonsByMethod[method] = refusal.reason;
  }
  return reasonsByMethod;
}

/** Sets the tariff of the company's payments directly in the database. */
const setTariff = (tariff: number) =>
  runCompanySql(
    server,
    founder.tenant,
    `UPDATE payments SET tariff_id = ${tariff} WHERE tenant_id = $1`,
    `UPDATE tenants SET tariff_id = ${tariff} WHERE id = $1`,
  );

describe('a feature of some tariffs', () => {
  it('is refused when the trial’s tariff lacks it, with the feature that is missing', async () => {
    expect(await refused(founder)).toEqual({
      createSharedLink: 'feature_external_access',
      createRole: 'feature_own_roles',
    });
  });

  it('is available with the next call after a change of tariff', async () => {
    await setTariff(2);
    expect(await refused(founder)).toEqual({});
    await setTariff(5);
    expect(Object.keys(await refused(founder))).toEqual(Object.keys(calls));
    await setTariff(1);
    expect(Object.keys(await refused(founder))).toEqual(['createSharedLink', 'createRole']);
  });

  it('is always available to the operator', async () => {
    const operator = await server.signIn('operator@waybill.test');
    await runCompanySql(server, operator.tenant, 'UPDATE tenants SET tariff_id = 5 WHERE id = $1');
    expect(await refused(operator)).toEqual({});
  });

  it('is in the price list exactly when it is in the product', async () => {
    const promised = new Set(dictionaryOpportunities.filter(({ type }) => type === 'FEATURE').map(({ code }) => code));
    // `manager` promises a contact person for the company, so no method depends on it.
    expect([...promised].toSorted()).toEqual(['external_access', 'manager', 'own_roles', 'verification']);
    const stored = await runSql(server, "SELECT DISTINCT code FROM opportunities WHERE type = 'FEATURE' ORDER BY 1");
    expect(stored.map(([code]) => code)).toEqual([...promised].toSorted());
  });
});

describe('the tariff of a company', () => {
  const byPayment = { 'input.tariff': ['changes_by_payment'] };

  it('can be changed only by a payment during its period', async () => {
    const before = await fetchTenant(server, founder);
    expect(problemCodesOf(await updateTenant(server, founder, { tariff: { connect: '3' } }))).toEqual(byPayment);
    expect(problemCodesOf(await updateTenant(server, founder, { tariff: { disconnect: true } }))).toEqual(byPayment);
    expect(await fetchTenant(server, founder)).toEqual(before);
    expect((await updateTenant(server, founder, { tariff: { connect: '1' } })).errors).toBeUndefined();
  });

  it('can be chosen again after its period', async () => {
    await expireSubscription(server, founder.tenant);
    const { data } = await updateTenant(server, founder, { tariff: { connect: '3' } });
    expect(data?.updateTenant).toMatchObject({ subscription_is_active: false, tariff: { code: 'NETWORK' } });
    expect(problemCodesOf(await updateTenant(server, founder, { tariff: { connect: '5' } }))).toEqual({
      'input.tariff': ['tariff_not_offered'],
    });
    expect(
      (await updateTenant(server, founder, { tariff: { disconnect: true } })).data?.updateTenant.tariff,
    ).toBeNull();
  });
});
