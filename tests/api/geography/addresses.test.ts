import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';

let server: TestServer;
let logistician: SignedIn;

const create = (address: object) =>
  server.call<{ createCustomer: { id: string; address: Record<string, unknown> } }>(
    `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id address { id zip code direction coordinates } } }`,
    {
      input: {
        profile: { create: { type: 'PERSONAL', first_name: 'Ewa', last_name: 'Łącka', phone: '+48221234567', email: 'ewa@example.com' } },
        address: { create: { country: 'PL', city: 'Kalisz', ...address } },
      },
    },
    logistician,
  );
const codes = (validation: Record<string, { code: string }[]> = {}) =>
  Object.fromEntries(Object.entries(validation).map(([path, problems]) => [path, problems.map(({ code }) => code)]));

beforeAll(async () => {
  server = await startTestServer();
  logistician = await server.signIn('logistician@demo.test');
});

afterAll(() => server.close());

test('an address keeps where it is, and its zone follows from country and postal code', async () => {
  const coordinates = { latitude: 51.7611, longitude: 18.091 };
  const { data } = await create({ zip: '62800', coordinates });
  expect(data?.createCustomer.address).toMatchObject({ zip: '62-800', code: 'PL62', direction: null, coordinates });
  const lithuanian = await create({ country: 'LT', city: 'Vilnius', zip: 'lt-01103' });
  expect(lithuanian.data?.createCustomer.address).toMatchObject({ zip: 'LT-01103', code: 'LT01' });
  const without = await create({});
  expect(without.data?.createCustomer.address).toMatchObject({ zip: null, code: null, coordinates: null });
});

test.each([
  ['a postal code of another form', { zip: '1011 AB' }, { 'input.address.create.zip': ['postal_code'] }],
  ['a direction', { direction: 'FROM' }, { 'input.address.create.direction': ['not_available_for'] }],
])('%s is refused', async (_what, address, problems) => {
  const { errors } = await create(address);
  expect(codes(errors?.[0]?.extensions?.validation)).toEqual(problems);
});

test.each([{ latitude: 91, longitude: 0 }, { latitude: 0, longitude: -181 }, { latitude: '51', longitude: 18 }, 'Kalisz'])(
  'the place %j is none on earth',
  async (coordinates) => {
    const { errors } = await create({ coordinates });
    expect(Object.keys(errors?.[0]?.extensions?.validation ?? {})).toEqual(['input.address.create.coordinates']);
  },
);

test('addresses are listed by their zone', async () => {
  const { data } = await server.call<{ addresses: { data: { code: string; zip: string }[]; paginatorInfo: { total: number } } }>(
    `{ addresses(first: 50, where: { AND: [{ column: code, operator: LIKE, value: "PL6%" }, { column: addressable_type, value: "CUSTOMER" }] },
      orderBy: [{ column: zip, direction: ASC }]) { data { code zip } paginatorInfo { total } } }`,
    {},
    logistician,
  );
  const found = data?.addresses.data ?? [];
  expect(found.length).toBeGreaterThan(3);
  expect(found.every(({ code, zip }) => code === `PL${zip.slice(0, 2)}` && zip.startsWith('6'))).toBe(true);
});

test('who may not see customers does not see where they live', async () => {
  const driver = await server.signIn('driver@demo.test');
  const { data, errors } = await server.call<{ addresses: { data: unknown[] } }>(
    '{ addresses(first: 50, where: { column: addressable_type, value: "CUSTOMER" }) { data { city } } }',
    {},
    driver,
  );
  expect(errors ? [] : data?.addresses.data).toEqual([]);
});
