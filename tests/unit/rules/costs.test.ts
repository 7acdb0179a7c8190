import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { estimateAnswerSize } from '../../../server/budgets/answer-size';
import { operationCostOf } from '../../../server/budgets/cost';
import { balanceAfterRefill, secondsUntilBalance } from '../../../server/budgets/rules';

const schema = buildSchema(`
  directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
  directive @cost(weight: Int!) on FIELD_DEFINITION
  input Where { column: String, operator: String, value: String, AND: [Where!], OR: [Where!] }
  type Role { id: ID! users: [User!]! @listSize(assumedSize: 100) }
  type User { id: ID! roles: [Role!]! manager: User devices: [Device!]! }
  type Device { id: ID! }
  type Info { total: Int! @cost(weight: 100) lastPage: Int! @cost(weight: 100) hasMorePages: Boolean! }
  type UserPaginator { data: [User!]! paginatorInfo: Info! }
  type Query { users(first: Int!, page: Int, where: Where): UserPaginator! report: User @cost(weight: 300) }
  type Mutation { rename(names: [String!]): Boolean! }
`);
const cost = (text: string, variables = {}) => operationCostOf(schema, parse(text), variables);

describe('the cost of an operation', () => {
  it.each<[title: string, text: string, points: number]>([
    // The call costs 10 points, its page 1, and each of the page's 20 records 1.1: together 33.
    ['counts records and values', '{ users(first: 20) { data { id } } }', 33],
    ['counts each alias', '{ a: users(first: 20) { data { id } } b: users(first: 20) { data { id } } }', 66],
    ['counts a record within each record', '{ users(first: 20) { data { manager { id } } } }', 53],
    ['takes a list to have ten records', '{ users(first: 20) { data { devices { id } } } }', 251],
    ['multiplies by lists within lists', '{ users(first: 1) { data { roles { users { id } } } } }', 1122],
    [
      'counts fragments wherever they are used',
      '{ users(first: 20) { data { ...F ...F } } } fragment F on User { id }',
      35,
    ],
    ['counts inline fragments', '{ users(first: 20) { data { ... on User { id } } } }', 33],
    ['weighs a field', '{ report { id } }', 312],
    ['weighs a total', '{ users(first: 0) { paginatorInfo { total } } }', 113],
    [
      'weighs a total in a fragment',
      '{ users(first: 0) { ...F } } fragment F on UserPaginator { a: paginatorInfo { total } }',
      113,
    ],
    ['does not weigh whether more follow', '{ users(first: 0) { paginatorInfo { hasMorePages } } }', 13],
    [
      'weighs patterns wherever they stand',
      '{ users(first: 0, where: { operator: "LIKE", OR: [{ AND: [{ operator: "NOT_LIKE" }] }] }) { data { id } } }',
      211,
    ],
    [
      'weighs other conditions little',
      '{ users(first: 0, where: { column: "a", value: "LIKE" }) { data { id } } }',
      12,
    ],
    ['weighs the rows before a page', '{ users(first: 100, page: 101) { data { id } } }', 221],
    ['takes a negative number of records for none', '{ users(first: -5) { data { id } } }', 11],
    ['counts the values that are sent', 'mutation { rename(names: ["a"]) }', 101],
  ])('%s', (_title, text, points) => {
    expect(cost(text)).toBe(points);
  });

  it('reads variables', () => {
    const text = 'query ($first: Int!, $where: Where) { users(first: $first, where: $where) { data { id } } }';
    expect(cost(text, { first: 20, where: { operator: 'LIKE' } })).toBe(134);
  });

  it('uses the default of a missing variable', () => {
    expect(cost('query ($first: Int! = 20) { users(first: $first) { data { id } } }')).toBe(33);
  });

  it('depends on the variables of each call', () => {
    const document = parse('query ($first: Int!) { users(first: $first) { data { id roles { id } } } }');
    const costs = [1, 20, 1].map((first) => operationCostOf(schema, document, { first }));
    expect(costs).toEqual([24, 254, 24]);
  });

  it('assumes the largest page when its size is missing', () => {
    const document = parse('query ($first: Int!) { users(first: $first) { data { id } } }');
    const costs = [{}, { first: '5' }, { first: 1 }].map((variables) => operationCostOf(schema, document, variables));
    expect(costs).toEqual([121, 122, 13]);
  });

  it('counts values of variables at any depth', () => {
    let deep: unknown = 'a';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(cost('mutation ($names: [String!]) { rename(names: $names) }', { names: deep })).toBe(10101);
    const many = Array.from({ length: 1000 }, () => 'a');
    expect(cost('mutation ($names: [String!]) { rename(names: $names) }', { names: many })).toBe(201);
  });

  it('is limited for each list of the contract without `first`', () => {
    const contract = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const [few, many] = [1, 100].map((first) =>
      operationCostOf(contract, parse(`{ roles(first: ${first}) { data { users { id } } } }`), {}),
    );
    expect(many).toBeGreaterThan(90 * (few ?? 0));
  });
});

describe('a budget', () => {
  it.each<[left: number, elapsedMs: number, refilledTo: number]>([
    [0, 0, 0],
    [0, 30_000, 500],
    [900, 30_000, 1000],
    [-500, 60_000, 500],
    [100, -1000, 100],
  ])('with %d left has after %d ms %d', (left, elapsedMs, refilledTo) => {
    expect(balanceAfterRefill(left, elapsedMs, 1000)).toBe(refilledTo);
  });

  it.each<[wanted: number, left: number, seconds: number]>([
    [100, 99.9, 1],
    [600, 100, 30],
    [1000, -1000, 120],
  ])('grants %d with %d left in %d s', (wanted, left, seconds) => {
    expect(secondsUntilBalance(wanted, left, 1000)).toBe(seconds);
  });
});

describe('the size of a response', () => {
  it.each<[data: unknown]>([[{ a: 'text', b: [1, 2, 3], c: { d: null, e: true } }], [[]], [{}], ['x'.repeat(50)]])(
    'is close to that of its JSON: %j',
    (data) => {
      const length = JSON.stringify(data).length;
      expect(estimateAnswerSize(data, Infinity)).toBeGreaterThanOrEqual(length * 0.8);
      expect(estimateAnswerSize(data, Infinity)).toBeLessThanOrEqual(length * 2 + 20);
    },
  );

  it('stops counting above the limit', () => {
    const row = { text: 'x'.repeat(100) };
    const size = estimateAnswerSize(
      Array.from({ length: 1_000_000 }, () => row),
      1000,
    );
    expect(size).toBeGreaterThan(1000);
  });
});
