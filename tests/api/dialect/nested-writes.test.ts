import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CrewServer, startCrewServer, firstProblemCodesOf } from './crew-server';

let crews: CrewServer;
let theirs: string;
const skill: Record<string, string> = {};

const send = <Data>(query: string, input: object, token?: string) => crews.send<Data>(query, input, token);
const create = (input: object) => crews.create(input);
const update = (input: object) => crews.update(input);
const dumpRows = () => crews.dumpRows();

beforeAll(async () => {
  crews = await startCrewServer();
  theirs = (await crews.server.signIn('admin@other.test')).token;
  for (const name of ['driving', 'loading', 'customs']) {
    const { data } = await send<{ createSkill: { id: string } }>(
      'mutation ($input: SkillInput!) { createSkill(input: $input) { id } }',
      { name },
    );
    skill[name] = data?.createSkill.id ?? '';
  }
});

afterAll(() => crews.server.close());

describe('a record with relations', () => {
  test('is created by one call, whatever the order of its input', async () => {
    const crew = await create({
      skills: { connect: [skill.driving, skill.loading, skill.driving] },
      shifts: { create: [{ hours: 8 }, { hours: 4 }] },
      van: { create: { plate: 'WGM 1' } },
      base: { create: { name: 'Gdynia' } },
      name: 'North',
    });
    expect(crew).toMatchObject({ name: 'North', base: { name: 'Gdynia' }, van: { plate: 'WGM 1' } });
    expect(crew.shifts.map(({ hours }) => hours)).toEqual([8, 4]);
    expect(crew.skills.map(({ name }) => name)).toEqual(['driving', 'loading']);
  });

  test('is not created when its last row is refused', async () => {
    await create({ name: 'First', van: { create: { plate: 'WGM 2' } } });
    const before = await dumpRows();
    const response = await send('mutation ($input: CreateCrewInput!) { createCrew(input: $input) { id } }', {
      name: 'Second',
      base: { create: { name: 'Gdańsk' } },
      shifts: { create: [{ hours: 8 }] },
      van: { create: { plate: 'WGM 2' } },
    });
    expect(response.errors?.[0]?.extensions?.code).toBe(23505);
    expect(firstProblemCodesOf(response)).toEqual({ 'input.van.create.plate': 'unique' });
    expect(await dumpRows()).toBe(before);
  });

  test('accepts an own id once', async () => {
    await create({ id: '77001', name: 'Own id' });
    const again = await send('mutation ($input: CreateCrewInput!) { createCrew(input: $input) { id } }', {
      id: '77001',
      name: 'Same id',
    });
    expect(again.errors?.[0]?.extensions?.code).toBe(23505);
    expect(firstProblemCodesOf(again)).toEqual({ 'input.id': 'unique' });
  });
});

describe('fields', () => {
  test('keeps an absent field and clears a null one', async () => {
    const { id } = await create({ name: 'Words', motto: 'Always on time' });
    expect((await update({ id, name: 'Words again' })).data?.updateCrew).toMatchObject({
      name: 'Words again',
      motto: 'Always on time',
    });
    expect((await update({ id, motto: null })).data?.updateCrew.motto).toBeNull();
  });

  test('trims text, stores empty text as null, and refuses it in a required field', async () => {
    const { id } = await create({ name: '  Trimmed  ', motto: '   ' });
    const { data } = await send<{ crews: { data: { id: string }[] } }>(
      '{ crews(first: 100) { data { id name motto } } }',
      {},
    );
    expect(data?.crews.data.find((crew) => crew.id === id)).toMatchObject({ name: 'Trimmed', motto: null });
    expect(firstProblemCodesOf(await update({ id, name: '  ' }))).toEqual({ 'input.name': 'required' });
  });
});

describe('belongs-to', () => {
  test('connects, updates and disconnects', async () => {
    const { id, base } = await create({ name: 'Belongs', base: { create: { name: 'Sopot' } } });
    const other = await create({ name: 'Belongs too', base: { connect: base?.id } });
    expect(other.base).toEqual(base);
    expect((await update({ id, base: { update: { name: 'Sopot II' } } })).data?.updateCrew.base?.name).toBe('Sopot II');
    expect((await update({ id, base: { disconnect: true } })).data?.updateCrew.base).toBeNull();
  });

  test.each([
    ['null', null],
    ['disconnect: false', { disconnect: false }],
    ['connect: null', { connect: null }],
  ])('ignores %s', async (_name, base) => {
    const { id } = await create({ name: 'Stays', base: { create: { name: 'Reda' } } });
    expect((await update({ id, base })).data?.updateCrew.base?.name).toBe('Reda');
  });

  test('refuses to update a row that is not connected', async () => {
    const { base } = await create({ name: 'Owner', base: { create: { name: 'Hel' } } });
    const { id } = await create({ name: 'Stranger', base: { create: { name: 'Puck' } } });
    const before = await dumpRows();
    expect(firstProblemCodesOf(await update({ id, base: { update: { id: base?.id, name: 'Taken' } } }))).toEqual({
      'input.base.update.id': 'not_found',
    });
    expect(await dumpRows()).toBe(before);
  });
});

describe('has-one', () => {
  test('updates without an id, and creates the missing row', async () => {
    const { id } = await create({ name: 'One' });
    expect((await update({ id, van: { update: { plate: 'WGM 3' } } })).data?.updateCrew.van?.plate).toBe('WGM 3');
    expect((await update({ id, van: { update: { plate: 'WGM 4' } } })).data?.updateCrew.van?.plate).toBe('WGM 4');
    expect(firstProblemCodesOf(await update({ id, van: { create: { plate: 'WGM 5' } } }))).toEqual({
      'input.van.create': 'unique',
    });
  });
});

describe('has-many', () => {
  test('creates, updates and deletes rows of the record', async () => {
    const { id, shifts } = await create({ name: 'Many', shifts: { create: [{ hours: 1 }, { hours: 2 }] } });
    const [first, second] = shifts;
    const { data } = await update({
      id,
      shifts: { create: [{ hours: 3 }], update: [{ id: first?.id, hours: 10 }], delete: [second?.id] },
    });
    expect(data?.updateCrew.shifts.map(({ hours }) => hours)).toEqual([10, 3]);
  });

  test('refuses an update without an id', async () => {
    const { id } = await create({ name: 'Unnamed', shifts: { create: [{ hours: 5 }] } });
    const before = await dumpRows();
    expect(firstProblemCodesOf(await update({ id, shifts: { update: [{ hours: 9 }] } }))).toEqual({
      'input.shifts.update.0.id': 'required',
    });
    expect(await dumpRows()).toBe(before);
  });

  test.each(['update', 'delete'] as const)('refuses to %s a row of another record', async (way) => {
    const { shifts } = await create({ name: 'Owner of shifts', shifts: { create: [{ hours: 6 }] } });
    const { id } = await create({ name: 'Stranger to shifts' });
    const before = await dumpRows();
    const foreign = shifts[0]?.id;
    const response = await update({
      id,
      name: 'Not stored',
      shifts: way === 'update' ? { update: [{ id: foreign, hours: 7 }] } : { delete: [foreign] },
    });
    expect(firstProblemCodesOf(response)).toEqual({
      [way === 'update' ? 'input.shifts.update.0.id' : 'input.shifts.delete.0']: 'not_found',
    });
    expect(await dumpRows()).toBe(before);
  });
});

describe('many-to-many', () => {
  const skillsAfter = async (id: string, skills: object | null) => {
    const { data, body } = await update({ id, skills });
    if (!data) throw new Error(JSON.stringify(body));
    return data.updateCrew.skills.map(({ name }) => name);
  };

  test('adds with connect, replaces with sync, removes with disconnect', async () => {
    const { id } = await create({ name: 'Skilled', skills: { sync: [skill.driving] } });
    expect(await skillsAfter(id, { connect: [skill.driving, skill.customs] })).toEqual(['driving', 'customs']);
    expect(await skillsAfter(id, { sync: [skill.loading, skill.customs] })).toEqual(['loading', 'customs']);
    expect(await skillsAfter(id, { sync: null })).toEqual(['loading', 'customs']);
    expect(await skillsAfter(id, null)).toEqual(['loading', 'customs']);
    expect(await skillsAfter(id, { disconnect: [skill.customs] })).toEqual(['loading']);
    expect(await skillsAfter(id, { sync: [] })).toEqual([]);
  });

  test.each(['connect', 'sync'] as const)('refuses %s with an unknown id as a whole', async (way) => {
    const { id } = await create({ name: `Unknown ${way}`, skills: { sync: [skill.driving] } });
    const before = await dumpRows();
    expect(firstProblemCodesOf(await update({ id, skills: { [way]: [skill.loading, '999999'] } }))).toEqual({
      [`input.skills.${way}`]: 'not_found',
    });
    expect(await dumpRows()).toBe(before);
  });
});

test('treats rows of another tenant as missing', async () => {
  const foreignSkill = await send<{ createSkill: { id: string } }>(
    'mutation ($input: SkillInput!) { createSkill(input: $input) { id } }',
    { name: 'spying' },
    theirs,
  );
  const foreignBase = await send<{ createBase: { id: string } }>(
    'mutation ($input: BaseInput!) { createBase(input: $input) { id } }',
    { name: 'Elsewhere' },
    theirs,
  );
  const { id } = await create({ name: 'Honest' });
  const before = await dumpRows();
  const response = await update({
    id,
    skills: { connect: [foreignSkill.data?.createSkill.id] },
    base: { connect: foreignBase.data?.createBase.id },
  });
  expect(firstProblemCodesOf(response)).toEqual({
    'input.skills.connect': 'not_found',
    'input.base.connect': 'not_found',
  });
  expect(await dumpRows()).toBe(before);
});

test('reports all problems at once', async () => {
  const response = await send('mutation ($input: CreateCrewInput!) { createCrew(input: $input) { id } }', {
    name: ' ',
    base: { connect: '999999' },
    van: { create: {} },
    shifts: { create: [{ hours: 1 }, {}] },
  });
  expect(firstProblemCodesOf(response)).toEqual({
    'input.name': 'required',
    'input.base.connect': 'not_found',
    'input.van.create.plate': 'required',
    'input.shifts.create.1.hours': 'required',
  });
});
