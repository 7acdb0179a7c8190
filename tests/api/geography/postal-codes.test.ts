import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPostalCodes } from '../../../server/areas/geography/loading/geonames';
import { startTestServer, type TestServer } from '../harness/server';

/** Path of a small file of postal codes in GeoNames format. */
const sample = 'tests/api/geography/postal-sample.txt';

interface Found {
  postalCode: {
    data: {
      postcode: string;
      place: string;
      coordinates: object | null;
      state_code: string | null;
      city: { title: string } | null;
    }[];
  };
}

let server: TestServer;
let token: string;

const find = async (where: object) => {
  const query = `query ($where: PostalCodeWhere) { postalCode(first: 100, where: $where, orderBy: [{ column: postcode, direction: ASC }]) {
    data { postcode place coordinates state_code city { title } } } }`;
  const { data, body } = await server.call<Found>(query, { where }, { token });
  return data?.postalCode.data ?? expect.fail(JSON.stringify(body));
};

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('driver@demo.test'));
});

afterAll(() => server.close());

test('includes postal codes of larger cities in Poland, Czechia, Lithuania and Germany', async () => {
  const [kalisz] = await find({ column: 'place', value: 'Kalisz' });
  expect(kalisz).toMatchObject({
    postcode: '62-800',
    city: { title: 'Kalisz' },
    coordinates: { latitude: expect.closeTo(51.76, 1) },
  });
  const munich = await find({ column: 'place', value: 'München' });
  expect(munich.length).toBeGreaterThan(50);
  expect(munich.map(({ postcode }) => postcode)).toContain('80331');
  const [praha] = await find({ column: 'postcode', value: '110 00' });
  expect(praha).toMatchObject({ place: 'Praha', city: { title: 'Praha' } });
  const [kaunas] = await find({ column: 'place', operator: 'LIKE', value: 'kaun%' });
  expect(kaunas).toMatchObject({ postcode: 'LT-44251', city: { title: 'Kaunas' } });
});

test('finds places without diacritics, and codes by prefix', async () => {
  const places = new Set(
    (await find({ column: 'place', operator: 'LIKE', value: 'muench%' })).map(({ place }) => place),
  );
  expect(places).toContain('München');
  const codes = (await find({ column: 'postcode', operator: 'LIKE', value: '62-%' })).map(({ postcode }) => postcode);
  expect(codes).toEqual(expect.arrayContaining(['62-200', '62-500', '62-800']));
});

test('imports a GeoNames file: links each place to the nearby city of its name, updates known codes', async () => {
  expect(await importPostalCodes(server.database, sample)).toBe(7);
  const kalisz = await find({ column: 'place', value: 'Kalisz' });
  // 21-010 belongs to another Kalisz, a village near Łęczna, so it is not linked to the city.
  expect(kalisz).toMatchObject([
    { postcode: '21-010', city: null, coordinates: { latitude: 51.3009, longitude: 22.8833 } },
    {
      postcode: '62-800',
      city: { title: 'Kalisz' },
      state_code: '86',
      coordinates: { latitude: 51.7624, longitude: 18.0911 },
    },
    { postcode: '62-801', city: { title: 'Kalisz' } },
  ]);
  expect(await find({ column: 'place', value: 'Nergens' })).toMatchObject([
    { postcode: '9999', coordinates: null, city: null },
  ]);
  expect(await find({ column: 'place', value: 'Amsterdam' })).toMatchObject([
    { postcode: '1011', city: { title: 'Amsterdam' } },
  ]);
  const before = await find({ column: 'id', operator: 'IS_NOT_NULL' });
  expect(await importPostalCodes(server.database, sample)).toBe(7);
  expect(await find({ column: 'id', operator: 'IS_NOT_NULL' })).toEqual(before);
});

test('imports nothing from a file with an invalid line, and reports the line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-postal-'));
  try {
    const file = join(folder, 'PL.txt');
    writeFileSync(file, 'PL\t99-999\tNiema\tŁódzkie\t74\t\t\t\t\t51.1\t19.1\t4\nPL,99-998,Niema\n');
    await expect(importPostalCodes(server.database, file)).rejects.toThrow(/^Line 2 does not have the format/);
    expect(await find({ column: 'place', value: 'Niema' })).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
