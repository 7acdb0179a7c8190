import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CrewServer, startCrewServer } from './crew-server';

// A response contains at most 100 records of a nested list, and names the paths of the lists that it has truncated.

let crews: CrewServer;
let token: string;
let skills: string[];

/** Number of calls after which the server has certainly compiled an operation. */
const uses = 8;

const send = async (query: string, variables: object = {}) => crews.server.call(query, variables, { token });
const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ hours: from + index }));

/** Creates a crew with the given numbers of shifts and skills, and returns its id. */
async function crewOf({ shifts = 0, skilled = 0, name = 'Long' }): Promise<string> {
  const { id } = await crews.create({
    name,
    shifts: { create: hours(1, shifts) },
    skills: { connect: skills.slice(0, skilled) },
  });
  return id;
}

async function insert(text: string, params: string[]): Promise<(string | null)[]> {
  const rows = await crews.server.database.system((session) => session.rows({ text, params }));
  return rows.map(([first]) => first ?? null);
}

beforeAll(async () => {
  crews = await startCrewServer();
  const admin = await crews.server.signIn('admin@demo.test');
  ({ token } = admin);
  const text = `INSERT INTO skills (tenant_id, id, name)
    SELECT $1, 1000 + n, 'skill ' || lpad(n::text, 3, '0') FROM generate_series(1, 101) n RETURNING id`;
  skills = (await insert(text, [admin.tenant])).map(String);
});

afterAll(() => crews.server.close());

beforeEach(async () => {
  await insert('DELETE FROM crew_skills', []);
  await insert('DELETE FROM shifts', []);
  await insert('DELETE FROM vans', []);
  await insert('DELETE FROM crews', []);
});

describe('a nested list of own records', () => {
  test('is truncated after 100, with its path', async () => {
    await crewOf({ shifts: 101 });
    const { body } = await send('{ crews(first: 5) { data { name shifts { hours } } } }');
    expect(body).toEqual({
      data: { crews: { data: [{ name: 'Long', shifts: hours(1, 100) }] } },
      extensions: { truncated: [['crews', 'data', 0, 'shifts']] },
    });
    expect(crews.server.statements.at(-1)).toContain('LIMIT 101');
  });

  test('is answered in full when there are 100, without extensions', async () => {
    await crewOf({ shifts: 100 });
    const { body } = await send('{ crews(first: 5) { data { shifts { hours } } } }');
    expect(body).toEqual({ data: { crews: { data: [{ shifts: hours(1, 100) }] } } });
  });

  test('is truncated later when its relation says so', async () => {
    await crewOf({ shifts: 151 });
    const { body } = await send('{ crews(first: 5) { data { long_shifts { hours } } } }');
    expect(body).toEqual({
      data: { crews: { data: [{ long_shifts: hours(1, 150) }] } },
      extensions: { truncated: [['crews', 'data', 0, 'long_shifts']] },
    });
  });
});

describe('a nested many-to-many list', () => {
  test('is truncated after 100, with its path', async () => {
    await crewOf({ skilled: 101 });
    const { body } = await send('{ crews(first: 5) { data { skills { id } } } }');
    expect(body).toEqual({
      data: { crews: { data: [{ skills: skills.slice(0, 100).map((id) => ({ id })) }] } },
      extensions: { truncated: [['crews', 'data', 0, 'skills']] },
    });
  });

  test('truncates its values as a list, but not as a line', async () => {
    await crewOf({ skilled: 101 });
    const { body, data } = await send('{ crews(first: 5) { data { skill_names skill_line } } }');
    const names = Array.from({ length: 101 }, (_, index) => `skill ${String(index + 1).padStart(3, '0')}`);
    expect(data).toEqual({ crews: { data: [{ skill_names: names.slice(0, 100), skill_line: names.join(', ') }] } });
    expect(body).toHaveProperty('extensions', { truncated: [['crews', 'data', 0, 'skill_names']] });
  });
});

describe('the path of a truncated list', () => {
  test('contains aliases and the index in the list', async () => {
    await crewOf({ name: 'Short', shifts: 1 });
    await crewOf({ shifts: 101, skilled: 101 });
    const { body } = await send(
      '{ all: crews(first: 5) { rows: data { turns: shifts { id } again: shifts { id } skills { id } } } }',
    );
    expect(body).toHaveProperty('extensions', {
      truncated: [
        ['all', 'rows', 1, 'turns'],
        ['all', 'rows', 1, 'again'],
        ['all', 'rows', 1, 'skills'],
      ],
    });
  });

  test('is in the response of a mutation', async () => {
    const input = { name: 'New', shifts: { create: hours(1, 101) } };
    const { body } = await send(
      'mutation ($input: CreateCrewInput!) { made: createCrew(input: $input) { shifts { hours } } }',
      { input },
    );
    expect(body).toEqual({
      data: { made: { shifts: hours(1, 100) } },
      extensions: { truncated: [['made', 'shifts']] },
    });
  });

  test('is in the response of a conflict', async () => {
    const id = await crewOf({ shifts: 101 });
    const { errors } = await send(
      'mutation ($input: UpdateCrewInput!) { updateCrew(input: $input) { shifts { hours } } }',
      {
        input: { id, name: 'Newer', modified_at: '2020-01-01T00:00:00Z' },
      },
    );
    expect(errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 1409, current: { shifts: hours(1, 100) }, truncated: [['shifts']] },
    ]);
  });

  test('is correct for each call when the operation is compiled', async () => {
    await crewOf({ name: 'Short', shifts: 1 });
    await crewOf({ shifts: 101, skilled: 101 });
    const query =
      'query ($first: Int!, $page: Int) { some: crews(first: $first, page: $page) { data { of: shifts { id } skill_names } } }';
    const whole = { first: 2, page: 1 };
    for (let use = 1; use <= uses; use += 1) {
      const { body } = await send(query, whole);
      expect(body, `use ${use}`).toHaveProperty('extensions', {
        truncated: [
          ['some', 'data', 1, 'of'],
          ['some', 'data', 1, 'skill_names'],
        ],
      });
    }
    const [short, cut] = await Promise.all([send(query, { first: 1, page: 1 }), send(query, { first: 1, page: 2 })]);
    expect(short.body).not.toHaveProperty('extensions');
    expect(cut.body).toHaveProperty('extensions.truncated', [
      ['some', 'data', 0, 'of'],
      ['some', 'data', 0, 'skill_names'],
    ]);
  });

  test('is limited to 100 paths', async () => {
    const { tenant } = await crews.server.signIn('admin@demo.test');
    await insert(
      "INSERT INTO crews (tenant_id, id, name) SELECT $1, 5000 + n, 'crew ' || n FROM generate_series(1, 51) n",
      [tenant],
    );
    await insert(
      `INSERT INTO shifts (tenant_id, id, crew_id, hours)
       SELECT $1, 10000 + 200 * c + n, 5000 + c, n FROM generate_series(1, 51) c, generate_series(1, 101) n`,
      [tenant],
    );
    const { body } = await send('{ crews(first: 60) { data { shifts { id } again: shifts { id } } } }');
    const paths = Array.from({ length: 50 }, (_, place) => [
      ['crews', 'data', place, 'shifts'],
      ['crews', 'data', place, 'again'],
    ]).flat();
    expect(body).toHaveProperty('extensions', { truncated: paths });
  });
});

test('a batch lists the truncated paths of each operation', async () => {
  await crewOf({ shifts: 101 });
  const operations = ['{ crews(first: 1) { data { id } } }', '{ crews(first: 1) { data { shifts { id } } } }'];
  const response = await fetch(`${crews.server.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(operations.map((query) => ({ query }))),
  });
  const responses: unknown = await response.json();
  expect(responses).toMatchObject([{}, { extensions: { truncated: [['crews', 'data', 0, 'shifts']] } }]);
  expect(responses).not.toHaveProperty('0.extensions');
});
