import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrewServer, startCrewServer, firstProblemCodesOf } from './crew-server';

let crews: CrewServer;

const create = (input: object) => crews.create(input);
const update = (input: object) => crews.update(input);

beforeAll(async () => {
  crews = await startCrewServer();
});

afterAll(() => crews.server.close());

test.each(['-5', '007', '1e3', '9223372036854775808', ''])('refuses %j as an id', async (id) => {
  const result = await crews.send('mutation ($input: CreateCrewInput!) { createCrew(input: $input) { id } }', {
    id,
    name: 'No id',
  });
  expect(firstProblemCodesOf(result)).toEqual({ 'input.id': 'pattern' });
});

test('reports a text that PostgreSQL cannot hold on its field', async () => {
  const { id } = await create({ name: 'Plain' });
  const result = await update({ id, motto: 'Always\u0000', base: { create: { name: '\u0000' } } });
  expect(firstProblemCodesOf(result)).toEqual({ 'input.motto': 'pattern', 'input.base.create.name': 'pattern' });
  expect(firstProblemCodesOf(await update({ id, motto: 'Half a character: \ud83d' }))).toEqual({
    'input.motto': 'pattern',
  });
});

test('refuses an invalid `modified_at`', async () => {
  const { id } = await create({ name: 'Timeless' });
  expect(firstProblemCodesOf(await update({ id, modified_at: '2026-02-31T00:00:00Z', name: 'Timed' }))).toEqual({
    'input.modified_at': 'wrong_type',
  });
});

test('stores whole numbers up to the limits of the column', async () => {
  const { shifts } = await create({ name: 'Low', shifts: { create: [{ hours: -2147483648 }] } });
  expect(shifts[0]?.hours).toBe(-2147483648);
});

test('syncs as many ids as a request body can hold', async () => {
  const { id } = await create({ name: 'Crowded' });
  await crews.server.database.system((session) =>
    session.rows({
      text: `INSERT INTO skills SELECT tenant_id, 9000000 + n, 'skill ' || n FROM crews, generate_series(1, 70000) n WHERE id = $1`,
      params: [id],
    }),
  );
  const many = Array.from({ length: 70_000 }, (_, index) => String(9_000_001 + index));
  // Counts the pairs in the database, because a response truncates long nested lists.
  const countPairs = async () => {
    const text = 'SELECT count(*) FROM crew_skills WHERE crew_id = $1';
    const [row] = await crews.server.database.system((session) => session.rows({ text, params: [id] }));
    return Number(row?.[0]);
  };
  await update({ id, skills: { sync: many } });
  expect(await countPairs()).toBe(70_000);
  const one = await update({ id, skills: { disconnect: many.slice(1) } });
  expect(one.data?.updateCrew.skills).toHaveLength(1);
  const unknown = await update({ id, skills: { connect: many.map((known) => `8${known}`) } });
  expect(unknown.errors?.[0]?.extensions?.validation?.['input.skills.connect']).toHaveLength(70_000);
});
