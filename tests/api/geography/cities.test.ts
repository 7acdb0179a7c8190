import type { Language } from '../../../server/contract.generated';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';

interface Cities {
  cities: {
    data: {
      title: string;
      state: { title: string } | null;
      country: { code: string; title: string };
      coordinates: object;
      population: number;
    }[];
  };
}

let server: TestServer;
let token: string;

const find = async (where: object, language: Language = 'en') => {
  const query = `query ($where: CitiesWhere) { cities(first: 8, where: $where, orderBy: [{ column: population, direction: DESC }]) {
    data { title state { title } country { code title } coordinates population } } }`;
  const { data, body } = await server.call<Cities>(query, { where }, { token, language });
  return data?.cities.data ?? expect.fail(JSON.stringify(body));
};
const titles = async (pattern: string) =>
  (await find({ column: 'title', operator: 'LIKE', value: pattern })).map(({ title }) => title);

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('driver@demo.test'));
});

afterAll(() => server.close());

describe('finds a city', () => {
  test.each([
    ['with its marks', 'łódź', 'Łódź'],
    ['without them', 'lodz', 'Łódź'],
    ['in capitals', 'ŁÓDŹ', 'Łódź'],
    ['with a mark that follows its letter', 'o\u0301swie\u0328cim', 'Oświęcim'],
    ['by its beginning', 'warsz%', 'Warszawa'],
    ['by an end', '%wielkopolski', 'Gorzów Wielkopolski'],
    ['by a part of it', '%mazowiec%', 'Tomaszów Mazowiecki'],
    ['without the umlaut', 'munchen', 'München'],
    ['with the umlaut as two letters', 'muenchen', 'München'],
    ['with the umlaut', 'München', 'München'],
    ['with ß as two letters', 'giessen', 'Gießen'],
    ['by its English name', 'Munich', 'München'],
    ['by its Polish name', 'monachium', 'München'],
    ['by a Polish name without marks', 'wieden', 'Wien'],
    ['without the hyphen', 'bielsko biala', 'Bielsko-Biała'],
    ['with a Nordic letter as two', 'aarhus', 'Aarhus'],
    ['with a Nordic letter', 'kobenhavn', 'København'],
    ['with a Turkish capital', 'istanbul', 'İstanbul'],
    ['with a typographic apostrophe', '’s hertogen%', "'s-Hertogenbosch"],
  ])('%s: %s', async (_how, pattern, title) => {
    const [first] = await titles(pattern);
    expect(first).toBe(title);
  });

  test('only by its whole name when the pattern has no wildcard', async () => {
    expect(await titles('warsz')).toEqual([]);
    expect(await titles('_arszawa')).toEqual(['Warszawa']);
  });

  test('only by its exact name with an equality condition', async () => {
    expect((await find({ column: 'title', value: 'Łódź' })).map(({ title }) => title)).toEqual(['Łódź']);
    expect(await find({ column: 'title', value: 'lodz' })).toEqual([]);
  });
});

test('orders by population, with state, country in the caller’s language, and position', async () => {
  const found = await find({ column: 'title', operator: 'LIKE', value: 'kra%' }, 'pl');
  expect(found[0]).toMatchObject({ title: 'Krasnoyarsk', country: { code: 'RU', title: 'Rosja' } });
  const krakow = found.find(({ title }) => title === 'Kraków');
  expect(krakow).toMatchObject({ state: { title: 'małopolskie' }, country: { code: 'PL', title: 'Polska' } });
  expect(krakow?.coordinates).toEqual({ latitude: expect.closeTo(50.06, 1), longitude: expect.closeTo(19.94, 1) });
  const sizes = found.map(({ population }) => population);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test('filters by country', async () => {
  const AND = [
    { column: 'title', operator: 'LIKE', value: 'brest%' },
    { column: 'country__code', value: 'FR' },
  ];
  expect((await find({ AND })).map(({ country }) => country.code)).toEqual(['FR']);
});

test('excludes matches with NOT_LIKE', async () => {
  const AND = [
    { column: 'country__code', value: 'LT' },
    { column: 'title', operator: 'NOT_LIKE', value: 'wilno' },
  ];
  const found = (await find({ AND })).map(({ title }) => title);
  expect(found[0]).toBe('Kaunas');
  expect(found).not.toContain('Vilnius');
});

test.each(['%', '_%', '\\%', "'; DROP TABLE cities; --", '\n', '%\n%', '%'.repeat(400)])(
  'handles the pattern %j',
  async (pattern) => {
    expect(Array.isArray(await titles(pattern))).toBe(true);
    expect(await titles('kaunas')).toEqual(['Kaunas']);
  },
);
