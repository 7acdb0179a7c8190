import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityNames } from '../../../server/areas/geography/data/city-names';
import { knownPostalCodes } from '../../../server/areas/geography/data/postal-codes';
import { loadPlaces } from '../../../server/areas/geography/loading/load';
import { quickest } from '../harness/quickest';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let token: string;
/** Milliseconds that it takes, on this machine, to go through every city once. */
let all: number;

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

const load = (fromPopulation: number) => server.database.system((session) => loadPlaces(session, fromPopulation));

/** How many cities there are once those below a population were left out, and the least population among them. */
let fewer: number[];

beforeAll(async () => {
  server = await startTestServer();
  // First what leaves some out: from few it goes quickly.
  const before = Number((await one('SELECT count(*) FROM cities'))[0]);
  await load(500_000);
  fewer = [before, ...(await one('SELECT count(*), min(population) FROM cities')).map(Number)];
  await load(0);
  ({ token } = await server.signIn('driver@demo.test'));
  all = await quickest(() => rows('SELECT max(md5(title || id)) FROM cities'));
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
  expect(await quickest(() => find(pattern), all)).toBeLessThan(all);
});

test('where fewer are wanted the others go', () => {
  const [before = 0, count, least] = fewer;
  expect(before).toBeGreaterThan(1000);
  expect(count).toBeLessThan(200);
  expect(count).toBeGreaterThan(20);
  expect(least).toBeGreaterThanOrEqual(500_000);
});
