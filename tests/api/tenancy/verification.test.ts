import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../identity/calls';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { problemsOf, readTenant, send, updateCompany } from './calls';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn('admin@demo.test');
  other = await server.signIn('admin@other.test');
});

afterAll(() => server.close());

/** Steps of a record's history, newest first, as the database has them. */
async function courseOf(id: string): Promise<string[]> {
  const rows = await change(
    server,
    'SELECT status, outcome FROM entity_verifications WHERE entity_id = $1 ORDER BY created_at DESC, id DESC',
    id,
  );
  return rows.map(([status, outcome]) => (outcome ? `${status} -> ${outcome}` : String(status)));
}

const companyOf = async (by: SignedIn) => {
  const [company] = (await readTenant(server, by)).company;
  if (!company) throw new Error('no company');
  return company;
};

describe('a verified company', () => {
  it('stays verified when what was not verified changes', async () => {
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
  ])('is not verified any more when %s changes, and its history says so', async (_name, update) => {
    const { id } = await companyOf(owner);
    await change(server, "UPDATE companies SET status = 'VERIFIED' WHERE id = $1", id);
    const before = await courseOf(id);
    const { errors, data } = await updateCompany(server, owner, update);
    expect(errors).toBeUndefined();
    expect(data?.updateTenant.company[0]).toMatchObject({ status: 'NOT_VERIFIED' });
    expect(await courseOf(id)).toEqual(['NOT_VERIFIED', ...before]);
    const told = await change(
      server,
      "SELECT details->>'to' FROM activities WHERE entity_type = 'COMPANY' AND entity_id = $1 ORDER BY date DESC, id DESC LIMIT 1",
      id,
    );
    expect(told).toEqual([['NOT_VERIFIED']]);
  });

  it('takes no harm from the same data written differently', async () => {
    const { id, vat_number } = await companyOf(owner);
    await change(server, "UPDATE companies SET status = 'VERIFIED' WHERE id = $1", id);
    const { data } = await updateCompany(server, owner, { vat_number: vat_number?.replace('PL', 'pl ') });
    expect(data?.updateTenant.company[0]).toMatchObject({ status: 'VERIFIED', vat_number });
  });
});

describe('sending a company for verification', () => {
  it('wants its data, field by field, and sends it once it is there', async () => {
    const { id } = await companyOf(owner);
    await change(
      server,
      "UPDATE companies SET status = 'NOT_VERIFIED', legal_name = NULL, registration_number = NULL, legal_seat = NULL WHERE id = $1",
      id,
    );
    const missing = {
      'input.legal_name': ['required'],
      'input.registration_number': ['required'],
      'input.legal_address': ['required'],
    };
    expect(problemsOf(await send(server, owner, 'COMPANY', id))).toEqual(missing);
    await updateCompany(server, owner, {
      legal_name: 'Trakt Sp. z o.o.',
      registration_number: '0000912476',
      legal_address: { update: { city: 'Kalisz' } },
    });
    const { data, errors } = await send(server, owner, 'COMPANY', id);
    expect(errors).toBeUndefined();
    expect(data?.sent).toMatchObject({ id, status: 'UNDER_REVIEW' });
    expect(data?.sent.verifications[0]).toEqual({ status: 'UNDER_REVIEW', message: null });
  });

  it('is refused while it waits, and once it is verified', async () => {
    const { id } = await companyOf(owner);
    expect(problemsOf(await send(server, owner, 'COMPANY', id))).toEqual({ 'input.status': ['already_under_review'] });
    await change(server, "UPDATE companies SET status = 'VERIFIED' WHERE id = $1", id);
    expect(problemsOf(await send(server, owner, 'COMPANY', id))).toEqual({ 'input.status': ['already_verified'] });
  });

  it('is one step however often it is asked at once', async () => {
    const { id } = await companyOf(owner);
    await change(server, "UPDATE companies SET status = 'NOT_VERIFIED' WHERE id = $1", id);
    const before = await courseOf(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(server, owner, 'COMPANY', id)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await courseOf(id)).length).toBe(before.length + 1);
  });

  it('asks anew when the data changes that waits, and takes no gaps in it', async () => {
    const { id } = await companyOf(other);
    const [newest] = await courseOf(id);
    expect(newest).toBe('UNDER_REVIEW -> UNDER_REVIEW');
    expect(problemsOf(await updateCompany(server, other, { legal_name: null }))).toEqual({
      'input.company.update.legal_name': ['required'],
    });
    await updateCompany(server, other, { legal_name: 'Nordkai Spedition und Lagerei GmbH' });
    expect((await courseOf(id)).slice(0, 2)).toEqual(['UNDER_REVIEW -> UNDER_REVIEW', 'UNDER_REVIEW']);
  });

  it('knows another tenant’s company as little as one that there is not', async () => {
    const { id } = await companyOf(other);
    const foreign = await send(server, owner, 'COMPANY', id);
    expect(problemsOf(foreign)).toEqual({ 'input.id': ['not_found'] });
    expect(foreign.body).toEqual((await send(server, owner, 'COMPANY', '4611686018427200001')).body);
    expect((await send(server, owner, 'COMPANY', 'mine')).body).toEqual(foreign.body);
  });
});

describe('sending a vehicle for verification', () => {
  const create = async (input: object): Promise<string> => {
    const document = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
    const { data, body } = await server.call<{ createVehicle: { id: string } }>(document, { input }, owner);
    if (!data) throw new Error(JSON.stringify(body));
    return data.createVehicle.id;
  };
  const whole = { vin: 'YV2RT40A5KB873209', vehicle_class: { connect: '1' }, vehicle_model_input: 'FH 470' };

  it('wants VIN, class, and make or text', async () => {
    const bare = await create({ license: 'PK 0001A' });
    const missing = {
      'input.vin': ['required'],
      'input.vehicle_class': ['required'],
      'input.vehicle_make': ['required'],
    };
    expect(problemsOf(await send(server, owner, 'VEHICLE', bare))).toEqual(missing);
    const id = await create({ license: 'PK 0002A', ...whole });
    expect((await send(server, owner, 'VEHICLE', id)).data?.sent).toMatchObject({ id, status: 'UNDER_REVIEW' });
    expect(await courseOf(id)).toEqual(['UNDER_REVIEW -> UNDER_REVIEW']);
    expect(problemsOf(await send(server, owner, 'VEHICLE', id))).toEqual({ 'input.verify': ['already_under_review'] });
  });

  it('finds none that is deleted or another tenant’s', async () => {
    const id = await create({ license: 'PK 0003A', ...whole, vin: 'YV2RT40A5KB873210' });
    const foreign = await send(server, other, 'VEHICLE', id);
    await server.call('mutation ($id: ID!) { deleteVehicle(id: $id) { id } }', { id }, owner);
    expect(problemsOf(await send(server, owner, 'VEHICLE', id))).toEqual({ 'input.id': ['not_found'] });
    expect(problemsOf(foreign)).toEqual({ 'input.id': ['not_found'] });
  });
});
