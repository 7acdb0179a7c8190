import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { parsedContract, contractMutations } from './contract';
import { digestOfTenant } from './records';

let server: TestServer;
let token: string;
let tenant: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token, tenant } = await server.signIn('admin@demo.test'));
});

afterAll(() => server.close());

const createVehicle = async (license: string) => {
  const { data } = await server.call<{ createVehicle: { id: string; modified_at: string } }>(
    'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id modified_at } }',
    { input: { license } },
    { token },
  );
  if (!data) throw new Error('the vehicle was not created');
  return data.createVehicle;
};

describe('twenty concurrent updates of one vehicle', () => {
  it('accepts one and returns the current record to the others', async () => {
    const { id, modified_at } = await createVehicle('RACE 20');
    const save = (year: number) =>
      server.call<{ updateVehicle: { year: number } }>(
        'mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id license year modified_at } }',
        { input: { id, modified_at, year } },
        { token },
      );
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => save(2000 + index)));
    const won = responses.filter(({ errors }) => !errors);
    const lost = responses.flatMap(({ errors }) => errors ?? []);
    expect(won).toHaveLength(1);
    expect(lost.map(({ extensions }) => extensions?.code)).toEqual(Array.from({ length: 19 }, () => 1409));
    const now = won[0]?.data?.updateVehicle;
    for (const { extensions } of lost) expect(extensions?.current).toEqual(now);
  });
});

describe('a mutation that fails half way', () => {
  const createCustomer = () =>
    server.call(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }',
      {
        input: {
          profile: {
            create: {
              type: 'BUSINESS',
              company_name: 'Half a Haulier',
              phone: '+48221234567',
              email: 'half@example.com',
            },
          },
          address: { create: { country: 'PL', city: 'Kalisz' } },
        },
      },
      { token },
    );
  const ask = (text: string) => server.database.system((session) => session.rows({ text, params: [] }));

  it('stores nothing and reveals nothing of the database', async () => {
    const before = await digestOfTenant(server, tenant);
    // Of the three rows that a new customer consists of, the address is written last. Its failure must undo the other
    // two.
    await ask(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk on fire'; END $$`,
    );
    await ask('CREATE TRIGGER refuse BEFORE INSERT ON addresses FOR EACH ROW EXECUTE FUNCTION refuse()');
    const { errors, body } = await createCustomer();
    expect(errors?.[0]?.message).toBe('Internal Server Error');
    expect(JSON.stringify(body)).not.toMatch(/fire|insert|addresses/i);
    expect(await digestOfTenant(server, tenant)).toEqual(before);

    await ask('DROP TRIGGER refuse ON addresses');
    expect((await createCustomer()).errors).toBeUndefined();
    expect(await digestOfTenant(server, tenant)).not.toEqual(before);
  });
});

/** Fields of any entity that only the server may write. */
const serverOnly = [
  'tenant_id',
  'created_at',
  'updated_at',
  'deleted_at',
  'password_hash',
  'editable',
  'verify',
  'price_paid',
];

/** Yields the names of all fields of an input type, at any depth. */
function* fieldNames(type: unknown, depth = 0): Generator<string> {
  if (!isInputObjectType(type) || depth > 6) return;
  for (const field of Object.values(type.getFields())) {
    yield field.name;
    yield* fieldNames(getNamedType(field.type), depth + 1);
  }
}

describe.each(contractMutations.map((method) => [method.name, method] as const))('the input of %s', (_name, method) => {
  it('has no field that only the server writes', () => {
    const names = method.field.args.flatMap((argument) => [argument.name, ...fieldNames(getNamedType(argument.type))]);
    expect(names.filter((name) => serverOnly.includes(name))).toEqual([]);
  });
});

describe('a field that callers must not write', () => {
  const stray = {
    verify: 'VERIFIED',
    is_active: false,
    tenant_id: '2',
    deleted_at: '2026-01-01T00:00:00Z',
    created_at: '2020-01-01T00:00:00Z',
  };

  it.each(Object.entries(stray))('%s is refused without a change', async (field, value) => {
    const { id } = await createVehicle(`STRAY ${field}`.slice(0, 20));
    const before = await digestOfTenant(server, tenant);
    const { errors, data } = await server.call(
      'mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }',
      { input: { id, year: 2020, [field]: value } },
      { token },
    );
    expect(errors).toHaveLength(1);
    expect(data?.updateVehicle ?? null).toBeNull();
    expect(await digestOfTenant(server, tenant)).toEqual(before);
  });

  it('is_active is the only field of its own mutation', () => {
    const input = parsedContract.getType('UpdateVehicleStatusInput');
    expect(Array.from(fieldNames(input))).toEqual(['id', 'is_active']);
  });
});
