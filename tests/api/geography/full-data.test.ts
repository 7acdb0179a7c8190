import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityNames } from '../../../server/areas/geography/data/city-names';
import { bundledPostalCodes } from '../../../server/areas/geography/data/postal-codes';
import { loadPlaces } from '../../../server/areas/geography/loading/load';
import { minDurationMs } from '../harness/min-duration';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let token: string;
/** Milliseconds that reading every city once takes on this machine. */
let fullScanMs: number;

const rows = async (text: string) => {
  const found = await server.database.system((session) => session.rows({ text, params: [] }));
  return found.map((row) => [...row]);
};
/** Returns the values of the only row that an SQL query returns. */
const one = async (text: string) => (await rows(text)).flat();
const find = (value: string) =>
  server.call<{ cities: { data: { title: string }[] } }>(
    `query ($value: Mixed) { cities(first: 8, where: { column: title, operator: LIKE, value: $value },
      orderBy: [{ column: population, direction: DESC }]) { data { title state { title } country { code } } } }`,
    { value },
    { token },
  );

const load = (fromPopulation: number) => server.database.system((session) => loadPlaces(session, fromPopulation));

/**
 * The number of cities before the first load, the number of cities after loading those from 500,000 inhabitants, and
 * the smallest population among these.
 */
let fewer: number[];

beforeAll(async () => {
  server = await startTestServer();
  // Loads only the large cities first, which is quick, then all places.
  const before = Number((await one('SELECT count(*) FROM cities'))[0]);
  await load(500_000);
  fewer = [before, ...(await one('SELECT count(*), min(population) FROM cities')).map(Number)];
  await load(0);
  ({ token } = await server.signIn('driver@demo.test'));
  fullScanMs = await minDurationMs(() => rows('SELECT max(md5(title || id)) FROM cities'));
}, 300_000);

afterAll(() => server.close());

test('loads all places of Europe with their relations', async () => {
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

test('has a city for every name of our list', async () => {
  const wanted = [...cityNames].map(([name, { title }]) => `${name.slice(0, 2)} ${title}`);
  const written = await rows("SELECT n.code || ' ' || c.title FROM cities c JOIN countries n ON n.id = c.country_id");
  const names = new Set(written.map(([name]) => name));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('has a city for every postal code of our list', async () => {
  const written = new Set((await rows('SELECT postcode FROM postal_codes')).map(([code]) => code));
  expect(bundledPostalCodes.filter(({ postcode }) => !written.has(postcode))).toEqual([]);
});

test('does not load again what is loaded', async () => {
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
])('answers a search for %s within a keystroke', async (pattern, first) => {
  const { data } = await find(pattern);
  expect(data?.cities.data[0]?.title).toBe(first);
  expect(await minDurationMs(() => find(pattern), fullScanMs)).toBeLessThan(fullScanMs);
});

test('deletes cities below the minimum population', () => {
  const [before = 0, count, least] = fewer;
  expect(before).toBeGreaterThan(1000);
  expect(count).toBeLessThan(200);
  expect(count).toBeGreaterThan(20);
  expect(least).toBeGreaterThanOrEqual(500_000);
});
