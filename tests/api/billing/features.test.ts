import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dictionaryOpportunities } from '../../../server/areas/tariffs/dictionary-opportunities';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany, startTrial } from '../identity/registering';
import { problemsOf, readTenant, updateTenant } from '../tenancy/calls';
import { lapse, payingChanges, refusalOf } from './lapsing';

let server: TestServer;
let founder: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  founder = await newCompany(server, 'founder@features.example');
  await startTrial(server, founder, '1');
});

afterAll(() => server.close());

const nobody = '4611686018427200000';
let serial = 0;

/** What is part of a feature. */
const calls: Readonly<Record<string, readonly [query: string, variables: () => object]>> = {
  createSharedLink: [
    'mutation ($input: CreateSharedLinkInput!) { createSharedLink(input: $input) { id } }',
    () => ({ input: { id: nobody } }),
  ],
  createRole: [
    'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }',
    () => ({ input: { name: `Dispatcher ${(serial += 1)}` } }),
  ],
  updateVehicleForVerification: [
    'mutation ($id: ID!) { updateVehicleForVerification(id: $id) { id } }',
    () => ({ id: nobody }),
  ],
  updateCompanyForVerification: [
    'mutation ($id: ID!) { updateCompanyForVerification(id: $id) { id } }',
    () => ({ id: nobody }),
  ],
};

/** Which of them a company is refused, and for which feature. */
async function refused(by: SignedIn): Promise<Record<string, string | undefined>> {
  const told: Record<string, string | undefined> = {};
  for (const [method, [query, variables]] of Object.entries(calls)) {
    const refusal = refusalOf(await server.call(query, variables(), { token: by.token }));
    if (refusal?.code === 1403) told[method] = refusal.reason;
  }
  return told;
}

/** Gives the company another tariff, as a payment does. */
const pays = (tariff: number) =>
  payingChanges(
    server,
    founder.tenant,
    `UPDATE payments SET tariff_id = ${tariff} WHERE tenant_id = $1`,
    `UPDATE tenants SET tariff_id = ${tariff} WHERE id = $1`,
  );

describe('what only some tariffs have', () => {
  it('is refused where it is no part of the tariff that is tried, and says what it would take', async () => {
    expect(await refused(founder)).toEqual({
      createSharedLink: 'feature_external_access',
      createRole: 'feature_own_roles',
    });
  });

  it('follows the tariff with the next call', async () => {
    await pays(2);
    expect(await refused(founder)).toEqual({});
    await pays(5);
    expect(Object.keys(await refused(founder))).toEqual(Object.keys(calls));
    await pays(1);
    expect(Object.keys(await refused(founder))).toEqual(['createSharedLink', 'createRole']);
  });

  it('does not bind the company that runs Waybill', async () => {
    const operator = await server.signIn('operator@waybill.test');
    await payingChanges(server, operator.tenant, 'UPDATE tenants SET tariff_id = 5 WHERE id = $1');
    expect(await refused(operator)).toEqual({});
  });

  it('is in the price list as it is in the product: nothing is promised that there is not', async () => {
    const promised = new Set(dictionaryOpportunities.filter(({ type }) => type === 'FEATURE').map(({ code }) => code));
    // A person looks after the company: no software.
    expect([...promised].toSorted()).toEqual(['external_access', 'manager', 'own_roles', 'verification']);
    const stored = await change(server, "SELECT DISTINCT code FROM opportunities WHERE type = 'FEATURE' ORDER BY 1");
    expect(stored.map(([code]) => code)).toEqual([...promised].toSorted());
  });
});

describe('the tariff of a company', () => {
  const byPayment = { 'input.tariff': ['changes_by_payment'] };

  it('is changed by a payment alone while its period runs', async () => {
    const before = await readTenant(server, founder);
    expect(problemsOf(await updateTenant(server, founder, { tariff: { connect: '3' } }))).toEqual(byPayment);
    expect(problemsOf(await updateTenant(server, founder, { tariff: { disconnect: true } }))).toEqual(byPayment);
    expect(await readTenant(server, founder)).toEqual(before);
    expect((await updateTenant(server, founder, { tariff: { connect: '1' } })).errors).toBeUndefined();
  });

  it('is chosen anew once that is over', async () => {
    await lapse(server, founder.tenant);
    const { data } = await updateTenant(server, founder, { tariff: { connect: '3' } });
    expect(data?.updateTenant).toMatchObject({ subscription_is_active: false, tariff: { code: 'NETWORK' } });
    expect(problemsOf(await updateTenant(server, founder, { tariff: { connect: '5' } }))).toEqual({
      'input.tariff': ['tariff_not_offered'],
    });
    expect(
      (await updateTenant(server, founder, { tariff: { disconnect: true } })).data?.updateTenant.tariff,
    ).toBeNull();
  });
});
