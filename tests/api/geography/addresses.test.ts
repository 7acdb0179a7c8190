import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSql } from '../identity/calls';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';

let server: TestServer;
let logistician: SignedInUser;

const create = (address: object) =>
  server.call<{ createCustomer: { id: string; address: Record<string, unknown> } }>(
    `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id address { id zip code direction coordinates } } }`,
    {
      input: {
        profile: {
          create: {
            type: 'PERSONAL',
            first_name: 'Ewa',
            last_name: 'Łącka',
            phone: '+48221234567',
            email: 'ewa@example.com',
          },
        },
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

test('stores coordinates, and derives the zone from country and postal code', async () => {
  const coordinates = { latitude: 51.7611, longitude: 18.091 };
  const { data } = await create({ zip: '62800', coordinates });
  expect(data?.createCustomer.address).toMatchObject({ zip: '62-800', code: 'PL62', direction: null, coordinates });
  const lithuanian = await create({ country: 'LT', city: 'Vilnius', zip: 'lt-01103' });
  expect(lithuanian.data?.createCustomer.address).toMatchObject({ zip: 'LT-01103', code: 'LT01' });
});

describe('coordinates without a pin:', () => {
  const near = (latitude: number, longitude: number) => ({
    latitude: expect.closeTo(latitude, 1),
    longitude: expect.closeTo(longitude, 1),
  });

  test.each([
    ['is where its city is', { city: 'Kalisz' }, near(51.76, 18.09)],
    [
      'is where its city is, by the name that neighbours have for it',
      { country: 'DE', city: 'Kolonia' },
      near(50.93, 6.95),
    ],
    ['is where its postal code is', { country: 'DE', city: 'Berlin', zip: '12689' }, near(52.52, 13.41)],
    [
      'is where its city is when its postal code is not known',
      { country: 'PL', city: 'Warszawa', zip: '99-999' },
      near(52.23, 21.01),
    ],
    ['is not known when its city is not', { city: 'Nigdziewo' }, null],
    ['is not known when its city is a pattern', { city: '%' }, null],
  ])('%s', async (_case, address, coordinates) => {
    const { data } = await create(address);
    expect(data?.createCustomer.address.coordinates).toEqual(coordinates);
  });

  test('follow the address, unless a pin is set', async () => {
    const { data } = await create({});
    const { id = '' } = data?.createCustomer ?? {};
    const change = async (address: object) => {
      const response = await server.call<{ updateCustomer: { address: { coordinates: unknown } } }>(
        'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { address { coordinates } } }',
        { input: { id, address: { update: address } } },
        logistician,
      );
      return response.data?.updateCustomer.address.coordinates;
    };
    const pinned = { latitude: 52.3, longitude: 16.8 };
    expect(await change({ city: 'Poznań' })).toEqual(near(52.41, 16.93));
    expect(await change({ coordinates: pinned })).toEqual(pinned);
    expect(await change({ street: 'Prosta' })).toEqual(pinned);
    expect(await change({ city: 'Luboń', coordinates: pinned })).toEqual(pinned);
    expect(await change({ city: 'Gdańsk' })).toEqual(near(54.35, 18.65));
    expect(await change({ coordinates: null })).toEqual(near(54.35, 18.65));
  });
});

test('gives every demo address coordinates, different for each street', async () => {
  const { data } = await server.call<{
    addresses: { data: { street: string; house_number: string; city: string; coordinates: object | null }[] };
  }>(
    '{ addresses(first: 100, where: { column: addressable_type, value: "SERVICE_TRANSPORTATION" }) { data { street house_number city coordinates } } }',
    {},
    logistician,
  );
  const found = data?.addresses.data ?? [];
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ coordinates }) => coordinates === null)).toEqual([]);
  const distinct = (of: readonly unknown[]) => new Set(of.map((one) => JSON.stringify(one))).size;
  expect(distinct(found.map(({ coordinates }) => coordinates))).toBeGreaterThan(
    0.9 * distinct(found.map(({ street, house_number, city }) => [street, house_number, city])),
  );
});

test.each([
  ['a postal code of another form', { zip: '1011 AB' }, { 'input.address.create.zip': ['postal_code'] }],
  ['a direction', { direction: 'FROM' }, { 'input.address.create.direction': ['not_available_for'] }],
])('refuses %s', async (_what, address, problems) => {
  const { errors } = await create(address);
  expect(codes(errors?.[0]?.extensions?.validation)).toEqual(problems);
});

test.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: -181 },
  { latitude: '51', longitude: 18 },
  'Kalisz',
])('refuses the coordinates %j', async (coordinates) => {
  const { errors } = await create({ coordinates });
  expect(Object.keys(errors?.[0]?.extensions?.validation ?? {})).toEqual(['input.address.create.coordinates']);
});

test('lists addresses by zone', async () => {
  const { data } = await server.call<{
    addresses: { data: { code: string; zip: string }[]; paginatorInfo: { total: number } };
  }>(
    `{ addresses(first: 50, where: { AND: [{ column: code, operator: LIKE, value: "PL6%" }, { column: addressable_type, value: "CUSTOMER" }] },
      orderBy: [{ column: zip, direction: ASC }]) { data { code zip } paginatorInfo { total } } }`,
    {},
    logistician,
  );
  const found = data?.addresses.data ?? [];
  expect(found.length).toBeGreaterThan(3);
  expect(found.every(({ code, zip }) => code === `PL${zip.slice(0, 2)}` && zip.startsWith('6'))).toBe(true);
});

test('hides addresses of customers without the permission to read customers', async () => {
  const driver = await server.signIn('driver@demo.test');
  const { data, errors } = await server.call<{ addresses: { data: unknown[] } }>(
    '{ addresses(first: 50, where: { column: addressable_type, value: "CUSTOMER" }) { data { city } } }',
    {},
    driver,
  );
  expect(errors ? [] : data?.addresses.data).toEqual([]);
});

test('returns the countries of the newest addresses, the most frequent first, to each role', async () => {
  const used = async (user: SignedInUser) =>
    (await server.call<{ usedCountries: string[] }>('{ usedCountries }', {}, user)).data?.usedCountries;
  const countries = await runSql(
    server,
    `SELECT country FROM addresses WHERE tenant_id = (SELECT tenant_id FROM users WHERE email = 'logistician@demo.test')
       AND country IS NOT NULL GROUP BY country ORDER BY count(*) DESC, country`,
  );
  expect(countries.length).toBeGreaterThan(2);
  expect(await used(logistician)).toEqual(countries.flat());
  expect(await used(await server.signIn('driver@demo.test'))).toEqual(countries.flat());
  expect(await used(await server.signIn('admin@other.test'))).not.toEqual(countries.flat());
});
