import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../identity/calls';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { problemCodesOf, fetchTenant, submitForVerification, updateCompany } from './calls';

let server: TestServer;
let owner: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn('admin@demo.test');
  other = await server.signIn('admin@other.test');
});

afterAll(() => server.close());

/**
 * Returns the steps in the verification of a company or vehicle, newest first: each as its status, and the outcome if
 * it has one.
 */
async function fetchTransitions(id: string): Promise<string[]> {
  const rows = await runSql(
    server,
    'SELECT status, outcome FROM entity_verifications WHERE entity_id = $1 ORDER BY created_at DESC, id DESC',
    id,
  );
  return rows.map(([status, outcome]) => (outcome ? `${status} -> ${outcome}` : String(status)));
}

const companyOf = async (by: SignedInUser) => {
  const [company] = (await fetchTenant(server, by)).company;
  if (!company) throw new Error('no company');
  return company;
};

describe('a verified company', () => {
  it('stays verified when unverified fields change', async () => {
    const { errors, data } = await updateCompany(server, owner, {
      phone: '+48 62 012 44 02',
      actual_address: { update: { city: 'Ostrów Wielkopolski', zip: '63-400' } },
    });
    expect(errors).toBeUndefined();
    expect(data?.updateTenant.company[0]).toMatchObject({ status: 'VERIFIED' });
  });

  it.each([
    ['its name', { name: 'Trakt Bursztynowy' }],
    ['a number', { vat_number: 'PL 527-304-15-84' }],
    ['its seat', { legal_address: { update: { street: 'ul. Fabryczna' } } }],
  ])('loses its verification when %s changes, and its history records it', async (_name, update) => {
    const { id } = await companyOf(owner);
    await runSql(server, "UPDATE companies SET status = 'VERIFIED' WHERE id = $1", id);
    const before = await fetchTransitions(id);
    const { errors, data } = await updateCompany(server, owner, update);
    expect(errors).toBeUndefined();
    expect(data?.updateTenant.company[0]).toMatchObject({ status: 'NOT_VERIFIED' });
    expect(await fetchTransitions(id)).toEqual(['NOT_VERIFIED', ...before]);
    const entries = await runSql(
      server,
      "SELECT details->>'to' FROM activities WHERE entity_type = 'COMPANY' AND entity_id = $1 ORDER BY date DESC, id DESC LIMIT 1",
      id,
    );
    expect(entries).toEqual([['NOT_VERIFIED']]);
  });

  it('stays verified when the same data is written differently', async () => {
    const { id, vat_number } = await companyOf(owner);
    await runSql(server, "UPDATE companies SET status = 'VERIFIED' WHERE id = $1", id);
    const { data } = await updateCompany(server, owner, { vat_number: vat_number?.replace('PL', 'pl ') });
    expect(data?.updateTenant.company[0]).toMatchObject({ status: 'VERIFIED', vat_number });
  });
});

describe('submitting a company for verification', () => {
  it('reports missing fields, and succeeds once they are set', async () => {
    const { id } = await companyOf(owner);
    await runSql(
      server,
      "UPDATE companies SET status = 'NOT_VERIFIED', legal_name = NULL, registration_number = NULL, legal_seat = NULL WHERE id = $1",
      id,
    );
    const missing = {
      'input.legal_name': ['required'],
      'input.registration_number': ['required'],
      'input.legal_address': ['required'],
    };
    expect(problemCodesOf(await submitForVerification(server, owner, 'COMPANY', id))).toEqual(missing);
    await updateCompany(server, owner, {
      legal_name: 'Trakt Sp. z o.o.',
      registration_number: '0000912476',
      legal_address: { update: { city: 'Kalisz' } },
    });
    const { data, errors } = await submitForVerification(server, owner, 'COMPANY', id);
    expect(errors).toBeUndefined();
    expect(data?.sent).toMatchObject({ id, status: 'UNDER_REVIEW' });
    expect(data?.sent.verifications[0]).toEqual({ status: 'UNDER_REVIEW', message: null });
  });

  it('is refused while it is pending, and once it is verified', async () => {
    const { id } = await companyOf(owner);
    expect(problemCodesOf(await submitForVerification(server, owner, 'COMPANY', id))).toEqual({
      'input.status': ['already_under_review'],
    });
    await runSql(server, "UPDATE companies SET status = 'VERIFIED' WHERE id = $1", id);
    expect(problemCodesOf(await submitForVerification(server, owner, 'COMPANY', id))).toEqual({
      'input.status': ['already_verified'],
    });
  });

  it('creates one transition for concurrent calls', async () => {
    const { id } = await companyOf(owner);
    await runSql(server, "UPDATE companies SET status = 'NOT_VERIFIED' WHERE id = $1", id);
    const before = await fetchTransitions(id);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => submitForVerification(server, owner, 'COMPANY', id)),
    );
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await fetchTransitions(id)).length).toBe(before.length + 1);
  });

  it('is repeated when pending data changes, and refuses missing fields', async () => {
    const { id } = await companyOf(other);
    const [newest] = await fetchTransitions(id);
    expect(newest).toBe('UNDER_REVIEW -> UNDER_REVIEW');
    expect(problemCodesOf(await updateCompany(server, other, { legal_name: null }))).toEqual({
      'input.company.update.legal_name': ['required'],
    });
    await updateCompany(server, other, { legal_name: 'Nordkai Spedition und Lagerei GmbH' });
    expect((await fetchTransitions(id)).slice(0, 2)).toEqual(['UNDER_REVIEW -> UNDER_REVIEW', 'UNDER_REVIEW']);
  });

  it('answers for another tenant’s company as for a missing one', async () => {
    const { id } = await companyOf(other);
    const foreign = await submitForVerification(server, owner, 'COMPANY', id);
    expect(problemCodesOf(foreign)).toEqual({ 'input.id': ['not_found'] });
    expect(foreign.body).toEqual((await submitForVerification(server, owner, 'COMPANY', '4611686018427200001')).body);
    expect((await submitForVerification(server, owner, 'COMPANY', 'mine')).body).toEqual(foreign.body);
  });
});

describe('submitting a vehicle for verification', () => {
  const create = async (input: object): Promise<string> => {
    const document = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
    const { data, body } = await server.call<{ createVehicle: { id: string } }>(document, { input }, owner);
    if (!data) throw new Error(JSON.stringify(body));
    return data.createVehicle.id;
  };
  const whole = { vin: 'YV2RT40A5KB873209', vehicle_class: { connect: '1' }, vehicle_model_input: 'FH 470' };

  it('requires VIN, class, and make or text', async () => {
    const bare = await create({ license: 'PK 0001A' });
    const missing = {
      'input.vin': ['required'],
      'input.vehicle_class': ['required'],
      'input.vehicle_make': ['required'],
    };
    expect(problemCodesOf(await submitForVerification(server, owner, 'VEHICLE', bare))).toEqual(missing);
    const id = await create({ license: 'PK 0002A', ...whole });
    expect((await submitForVerification(server, owner, 'VEHICLE', id)).data?.sent).toMatchObject({
      id,
      status: 'UNDER_REVIEW',
    });
    expect(await fetchTransitions(id)).toEqual(['UNDER_REVIEW -> UNDER_REVIEW']);
    expect(problemCodesOf(await submitForVerification(server, owner, 'VEHICLE', id))).toEqual({
      'input.verify': ['already_under_review'],
    });
  });

  it('refuses a deleted vehicle and another tenant’s', async () => {
    const id = await create({ license: 'PK 0003A', ...whole, vin: 'YV2RT40A5KB873210' });
    const foreign = await submitForVerification(server, other, 'VEHICLE', id);
    await server.call('mutation ($id: ID!) { deleteVehicle(id: $id) { id } }', { id }, owner);
    expect(problemCodesOf(await submitForVerification(server, owner, 'VEHICLE', id))).toEqual({
      'input.id': ['not_found'],
    });
    expect(problemCodesOf(foreign)).toEqual({ 'input.id': ['not_found'] });
  });
});
