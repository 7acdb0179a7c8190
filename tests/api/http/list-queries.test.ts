import { getNamedType, type GraphQLObjectType, isLeafType } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Area } from '../../../server/areas/area';
import { vehicleEntity } from '../../../server/areas/fleet/vehicle';
import { RequestSpending } from '../../../server/budgets/spending';
import { ListQuery } from '../../../server/dialect/json/list-query';
import { fullSelectionOf, listColumnsOf, queriesOfLists, rowTypeOf } from '../contract/contract';
import { startTestServer, type TestServer } from '../harness/server';

// The GraphQL executor answers the first use of a list query. From the second use, the server writes the answer itself.

/**
 * The list `vehicles` with a required field that is always null, and with two fields that are columns of the same name
 * of different tables.
 */
const faulty: Area = {
  name: 'faulty',
  entities: [
    {
      ...vehicleEntity,
      fields: {
        ...vehicleEntity.fields,
        vin: { kind: 'path', path: 'vehicle_make.title' },
        vehicle_model_input: { kind: 'path', path: 'vehicle_model.title' },
        license: { kind: 'computed', needs: ['vin'], sql: (vin) => `nullif(${vin}, ${vin})` },
      },
      methods: { list: 'vehicles' },
    },
  ],
};

let server: TestServer;
let operator: string;
let admin: string;
let driver: string;

const run = vi.spyOn(ListQuery.prototype, 'run');

beforeAll(async () => {
  server = await startTestServer({ areas: [faulty] });
  operator = (await server.signIn('operator@waybill.test')).token;
  admin = (await server.signIn('admin@demo.test')).token;
  driver = (await server.signIn('driver@demo.test')).token;
});

afterAll(() => server.close());

afterEach(() => run.mockClear());

/** Sends a query twice. Returns both answers, and whether the second one was written without the executor. */
async function sendTwice(query: string, variables: object = {}, token = operator) {
  const first = await server.call(query, variables, { token });
  expect(run).not.toHaveBeenCalled();
  const second = await server.call(query, variables, { token });
  const isWritten = run.mock.settledResults.at(-1)?.type === 'fulfilled';
  // Unexpected errors name their request, which is another one each time.
  const textOf = (body: unknown) => JSON.stringify(body).replace(/"requestId":"[^"]+"/, '"requestId":""');
  return { first: textOf(first.body), second: textOf(second.body), isWritten, errors: second.errors };
}

/** Returns a query of a list with the leaf fields of its records in reverse order, with aliases, fragments and repeated fields. */
function aliasedQueryOf(name: string, type: GraphQLObjectType): string {
  const names = Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map((field) => field.name)
    .toReversed();
  const aliased = names.map((field, index) => `a${index}: ${field}`).join(' ');
  return `{ list: ${name}(first: 30) { data { ...Aliased ... on ${type.name} { ${names.join(' ')} } typeName: __typename } } }
    fragment Aliased on ${type.name} { ${aliased} ${names[0]} }`;
}

/** Lists of which an area resolves the list itself, or a field of the records. */
const executedLists = new Set(['userDevices', 'media', 'exportFiles', 'inboxEntries']);

describe.each(queriesOfLists.map((list) => [list.name, list] as const))('%s', (name, list) => {
  const info = 'paginatorInfo { count currentPage firstItem hasMorePages lastItem lastPage perPage total __typename }';
  const [column] = listColumnsOf(list, 'orderBy');

  test.each([
    ['all fields and relations', `{ ${name}(first: 30) { ${info} data ${fullSelectionOf(rowTypeOf(list))} } }`],
    [
      'an order and a condition',
      `{ ${name}(first: 3, page: 2, where: { column: ${column}, operator: IS_NOT_NULL }, orderBy: [{ column: ${column}, direction: DESC }]) { data { id } paginatorInfo { hasMorePages total } } }`,
    ],
  ])('has the same answer when repeated, with %s', async (_what, query) => {
    const { first, second, errors } = await sendTwice(query);
    expect(errors).toBeUndefined();
    expect(second).toBe(first);
  });

  test('has the same answer without the executor, with aliases and fragments', async () => {
    const { first, second, errors, isWritten } = await sendTwice(aliasedQueryOf(name, rowTypeOf(list)));
    expect(errors).toBeUndefined();
    expect(second).toBe(first);
    expect(isWritten).toBe(!executedLists.has(name));
  });
});

const vehicles = `query ($first: Int!, $value: Mixed, $with: Boolean = true) {
  vehicles(first: $first, where: { column: year, operator: EQ, value: $value }) { data { id year license @include(if: $with) } }
}`;

test.each([
  ['a value that does not fit its column', vehicles, { first: 5, value: 'new' }],
  ['a missing value', vehicles, { first: 5 }],
  ['a missing variable', vehicles, {}],
  ['a variable of another type', vehicles, { first: 'many', value: 2015 }],
  ['too many records', vehicles, { first: 101, value: 2015 }],
  ['a directive', vehicles, { first: 5, value: 2015, with: false }],
])('has the same answer when repeated, with %s', async (_what, query, variables) => {
  const { first, second } = await sendTwice(query, variables);
  expect(second).toBe(first);
});

test('reports an error of the list as the executor does', async () => {
  const query = '{ few: vehicles(first: 5, where: { column: year, operator: GT, value: "x" }) { data { id } } }';
  const { first, second, errors } = await sendTwice(query);
  expect(run).toHaveBeenCalledTimes(1);
  expect(second).toBe(first);
  expect(errors?.[0]).toMatchObject({ path: ['few'], extensions: { code: 6 } });
});

test('leaves an answer with an error in a field to the executor', async () => {
  const { first, second, errors, isWritten } = await sendTwice(
    '{ vehicles(first: 5) { data { id license } } }',
    {},
    admin,
  );
  expect(isWritten).toBe(false);
  expect(second).toBe(first);
  expect(errors?.[0]).toMatchObject({ path: ['vehicles', 'data', 0, 'license'] });
});

test.each([
  ['is written', '{ vehicles(first: 7) { data { id vin } } }'],
  ['is left to the executor', '{ vehicles(first: 7) { data { id license } } }'],
])('takes the same cost once for each use, when the answer %s', async (_what, query) => {
  const takeOperation = vi.spyOn(RequestSpending.prototype, 'takeOperation');
  await sendTwice(query, {}, admin);
  expect(run).toHaveBeenCalledTimes(1);
  expect(takeOperation.mock.calls).toEqual([[expect.any(Number)], takeOperation.mock.calls[0]]);
  takeOperation.mockRestore();
});

test('reads a list by a column of the same name of another relation', async () => {
  const query = 'query ($where: VehiclesWhere) { vehicles(first: 3, where: $where) { data { id } } }';
  await sendTwice(query, {}, admin);
  for (const column of ['vin', 'vehicle_model_input']) {
    const where = { column, operator: 'IS_NOT_NULL' };
    await server.call(query, { where }, { token: admin });
    const known = server.statements.at(-1);
    await server.call(`${query} # ${column}`, { where }, { token: admin });
    expect(known).toBe(server.statements.at(-1));
  }
});

test('applies the permissions and the language of each caller to a known query', async () => {
  const query = `{ serviceTransportation(first: 10) { data { id price service { name } } } }`;
  const answers = [];
  for (const [token, language] of [
    [admin, 'en'],
    [driver, 'en'],
    [admin, 'pl'],
  ] as const) {
    const plain = await server.call(`${query} # ${language} ${answers.length}`, {}, { token, language });
    await server.call(query, {}, { token, language });
    const known = await server.call(query, {}, { token, language });
    expect(known.body).toEqual(plain.body);
    answers.push(JSON.stringify(known.body));
  }
  expect(run.mock.settledResults.filter(({ type }) => type === 'fulfilled').length).toBeGreaterThanOrEqual(5);
  expect(new Set(answers).size).toBe(3);
});

test('refuses a caller who may not call the list of a known query', async () => {
  const query = '{ customers(first: 1) { data { id } } }';
  await sendTwice(query);
  run.mockClear();
  const { errors } = await server.call(query, {}, { token: driver });
  expect(errors?.[0]?.extensions?.code).toBe(1200);
  expect((await server.call(query)).errors?.[0]?.extensions?.code).toBe(1101);
  expect(run).not.toHaveBeenCalled();
});
