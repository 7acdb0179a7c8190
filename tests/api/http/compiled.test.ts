import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';

// The server compiles an operation that it receives repeatedly. Calls before and after must have the same results.
const uses = 8;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
});

afterAll(() => server.close());

/** Sends an operation repeatedly and returns its distinct answers. */
async function answersOf(query: string, variables: object): Promise<unknown[]> {
  const responses = new Map<string, unknown>();
  for (let use = 0; use < uses; use += 1) {
    const { body } = await server.call(query, variables, { token });
    responses.set(JSON.stringify(body), body);
  }
  return [...responses.values()];
}

test('leaves a field unchanged when its variable is absent', async () => {
  const { data } = await server.call<{ createVehicle: { id: string } }>(
    'mutation { createVehicle(input: { license: "KEEP 1", year: 2020, vehicle_class: { connect: "2" } }) { id } }',
    {},
    { token },
  );
  const change = `mutation ($id: ID!, $year: Int, $class: ID, $relation: ConnectInput, $places: Int) {
    updateVehicle(input: { id: $id, year: $year, vehicle_class: { connect: $class }, vehicle_make: $relation, places: $places }) { year places }
  }`;
  const responses = await answersOf(change, { id: data?.createVehicle.id, places: 3 });
  expect(responses).toEqual([{ data: { updateVehicle: { year: 2020, places: 3 } } }]);
});

test('refuses a condition without a value', async () => {
  const list =
    'query ($value: Mixed) { vehicles(first: 1, where: { column: vin, operator: EQ, value: $value }) { data { id } } }';
  const responses = await answersOf(list, {});
  expect(responses).toMatchObject([
    { errors: [{ message: 'Did not receive a value to match the WhereConditions for column vin.' }] },
  ]);
});

test('compares for equality when the operator is absent', async () => {
  const list =
    'query ($operator: Operator) { vehicles(first: 1, where: { column: license, operator: $operator, value: "none" }) { data { id } } }';
  expect(await answersOf(list, {})).toEqual([{ data: { vehicles: { data: [] } } }]);
});

test('refuses null for `first`, even with a default', async () => {
  const responses = await answersOf('query ($first: Int = 2) { vehicles(first: $first) { data { id } } }', {
    first: null,
  });
  expect(responses).toMatchObject([
    { errors: [{ message: 'Argument "first" of non-null type "Int!" must not be null.' }] },
  ]);
});

test.each([
  [true, true],
  [false, false],
  [true, false],
  [false, true],
])('evaluates directives for each call: include %s, skip %s', async (a, b) => {
  const where =
    '{ AND: [{ column: vin, operator: IS_NOT_NULL }, { column: vehicle_class_id, operator: IS_NOT_NULL }] }';
  const list = `query ($a: Boolean!, $b: Boolean!) {
    vehicles(first: 1, where: ${where}) { data { id vin @include(if: $a) vehicle_class @skip(if: $b) { id } } }
  }`;
  const text: unknown = expect.any(String);
  const expected = { id: text, ...(a && { vin: text }), ...(!b && { vehicle_class: { id: text } }) };
  expect(await answersOf(list, { a, b })).toEqual([{ data: { vehicles: { data: [expected] } } }]);
});
