import type { Language } from '../../../server/contract.generated';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let token: string;

const ask = async <Data>(query: string, language: Language = 'en') => {
  const { data, body } = await server.call<Data>(query, {}, { token, language });
  return data ?? expect.fail(JSON.stringify(body));
};

interface Titles {
  list: { data: { title: string; code?: string }[]; paginatorInfo: { total: number } };
}

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('driver@demo.test'));
});

afterAll(() => server.close());

test('lists every country in both languages, ordered in each', async () => {
  const query = `{ list: countries(first: 100, orderBy: [{ column: title, direction: ASC }]) { data { code title } paginatorInfo { total } } }`;
  const english = (await ask<Titles>(query)).list;
  const polish = (await ask<Titles>(query, 'pl')).list;
  expect(english.paginatorInfo.total).toBe(250);
  expect(english.data.slice(0, 2).map(({ title }) => title)).toEqual(['Afghanistan', 'Åland Islands']);
  expect(polish.data.slice(0, 2).map(({ title }) => title)).toEqual(['Afganistan', 'Albania']);
  expect(polish.data.find(({ code }) => code === 'DE')).toBeUndefined();
  const named = `{ list: countries(first: 9, where: { column: code, operator: IN, value: ["CZ", "MK"] }, orderBy: [{ column: code, direction: ASC }]) {
    data { title } paginatorInfo { total } } }`;
  expect((await ask<Titles>(named)).list.data.map(({ title }) => title)).toEqual(['Czechia', 'North Macedonia']);
  expect((await ask<Titles>(named, 'pl')).list.data.map(({ title }) => title)).toEqual([
    'Czechy',
    'Macedonia Północna',
  ]);
});

test.each([
  ['616', 16, 'dolnośląskie', 'zachodniopomorskie'],
  ['276', 16, 'Baden-Württemberg', 'Thüringen'],
  ['203', 14, 'Jihočeský kraj', 'Zlínský kraj'],
])('lists the states of country %s (%i) by their local names', async (country, count, first, last) => {
  const { list } = await ask<Titles>(`{ list: states(first: 100, where: { column: country_id, value: "${country}" },
    orderBy: [{ column: title, direction: ASC }]) { data { title code } paginatorInfo { total } } }`);
  expect(list.paginatorInfo.total).toBe(count);
  expect([list.data.at(0)?.title, list.data.at(-1)?.title]).toEqual([first, last]);
});

test('returns services and cancel reasons in the caller’s language', async () => {
  const services = `{ services(first: 100, orderBy: [{ column: name, direction: ASC }]) { data { id code name status } } }`;
  interface Services {
    services: { data: { id: string; code: string; name: string; status: boolean }[] };
  }
  const english = (await ask<Services>(services)).services.data;
  const polish = (await ask<Services>(services, 'pl')).services.data;
  expect(english.length).toBeGreaterThanOrEqual(12);
  expect(english.find(({ code }) => code === 'ADR')?.name).toBe('Dangerous goods (ADR)');
  expect(polish.find(({ code }) => code === 'ADR')?.name).toBe('Towary niebezpieczne (ADR)');
  expect(english.filter(({ status }) => !status).map(({ code }) => code)).toEqual(['INTERMODAL']);

  const reasons = `{ list: cancelRequestReasons(first: 100) { data { title } paginatorInfo { total } } }`;
  expect((await ask<Titles>(reasons)).list.data.map(({ title }) => title)).toContain('The customer withdrew');
  expect((await ask<Titles>(reasons, 'pl')).list.data.map(({ title }) => title)).toContain('Klient zrezygnował');
});
