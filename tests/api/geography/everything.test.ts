import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityNames } from '../../../server/areas/geography/data/city-names';
import { knownPostalCodes } from '../../../server/areas/geography/data/postal-codes';
import { loadPlaces } from '../../../server/areas/geography/loading/load';
import { quickest } from '../harness/quickest';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let token: string;

const rows = async (text: string) => {
  const found = await server.database.system((session) => session.rows({ text, params: [] }));
  return found.map((row) => [...row]);
};
/** The only row's values. */
const one = async (text: string) => (await rows(text)).flat();
const find = (value: string) =>
  server.call<{ cities: { data: { title: string }[] } }>(
    `query ($value: Mixed) { cities(first: 8, where: { column: title, operator: LIKE, value: $value },
      orderBy: [{ column: population, direction: DESC }]) { data { title state { title } country { code } } } }`,
    { value },
    { token },
  );

beforeAll(async () => {
  server = await startTestServer();
  await server.database.system((session) => loadPlaces(session, 0));
  ({ token } = await server.signIn('driver@demo.test'));
}, 300_000);

afterAll(() => server.close());

test('all places of Europe are loaded, with what they belong to', async () => {
  const [count] = await one('SELECT count(*) FROM cities');
  expect(Number(count)).toBeGreaterThan(64_020);
  expect(
    await rows(
      `SELECT count(*) FROM cities c JOIN countries n ON n.id = c.country_id WHERE n.code = 'PL' AND c.state_id IS NULL`,
    ),
  ).toEqual([['0']]);
  const [codes] = await one('SELECT count(*) FROM postal_codes WHERE city_id IS NOT NULL AND latitude IS NOT NULL');
  expect(Number(codes)).toBeGreaterThan(7_000);
  const indexes = await rows(`SELECT count(*) FROM pg_indexes WHERE tablename = 'cities'`);
  const keys = await rows(
    `SELECT count(*) FROM pg_constraint WHERE conrelid = 'cities'::regclass AND contype = 'f' AND convalidated`,
  );
  expect([indexes, keys]).toEqual([[['6']], [['2']]]);
});

test('every name of our list is of a city that there is', async () => {
  const wanted = [...cityNames].map(([name, { title }]) => `${name.slice(0, 2)} ${title}`);
  const written = await rows("SELECT n.code || ' ' || c.title FROM cities c JOIN countries n ON n.id = c.country_id");
  const names = new Set(written.map(([name]) => name));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('every postal code of our list is of a city that there is', async () => {
  const written = new Set((await rows('SELECT postcode FROM postal_codes')).map(([code]) => code));
  expect(knownPostalCodes.filter(({ postcode }) => !written.has(postcode))).toEqual([]);
});

test('what is loaded is not loaded again', async () => {
  const load = (from: number) => server.database.system((session) => loadPlaces(session, from));
  await load(0);
  const written = await rows('SELECT max(xmin::text::bigint) FROM cities');
  await load(0);
  expect(await rows('SELECT max(xmin::text::bigint) FROM cities')).toEqual(written);
});

test.each([
  ['lodz%', 'Łódź'],
  ['m%', 'Moskva'],
  ['%a%', 'İstanbul'],
  ['wars%', 'Warszawa'],
  ['święt%', 'Świętochłowice'],
  ['nowy t%', 'Nowy Targ'],
  ['%burg%', 'Sankt-Peterburg'],
  ['qqq%', undefined],
])('a search for %s answers as one types', async (pattern, first) => {
  const { data } = await find(pattern);
  expect(data?.cities.data[0]?.title).toBe(first);
  // Beside it, on the same machine: what it takes to go through every city once.
  const all = await quickest(() => rows('SELECT max(md5(title || id)) FROM cities'));
  expect(await quickest(() => find(pattern), all)).toBeLessThan(all);
});

test('where fewer are wanted the others go', async () => {
  await server.database.system((session) => loadPlaces(session, 500_000));
  const [count, least] = await one('SELECT count(*), min(population) FROM cities');
  expect(Number(count)).toBeLessThan(200);
  expect(Number(least)).toBeGreaterThanOrEqual(500_000);
});
