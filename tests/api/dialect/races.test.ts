import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../harness/server';
import { type Crew, type CrewServer, startCrewServer, toldOf } from './crew-server';

let crews: CrewServer;

beforeAll(async () => {
  crews = await startCrewServer();
});

afterAll(() => crews.server.close());

const times = 12;
const atOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

const codes = (answers: readonly Answer<unknown>[]) => answers.map(({ errors }) => errors?.[0]?.extensions?.code);
const won = (answers: readonly Answer<unknown>[]) => answers.filter(({ errors }) => !errors);

const createVehicle = (license: string) =>
  crews.send<{ createVehicle: { id: string } }>(
    'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
    { license },
  );

const byId = (method: string, id: string | undefined) => crews.send(`mutation { ${method}(id: "${id}") { id } }`, {});

async function crewOf(id: string): Promise<Crew | undefined> {
  const { data } = await crews.update({ id });
  return data?.updateCrew;
}

test('of many who enter one plate at once, one keeps it', async () => {
  const answers = await atOnce(() => createVehicle('RACE 1'));
  expect(won(answers)).toHaveLength(1);
  expect(codes(answers).filter((code) => code === 23505)).toHaveLength(times - 1);
  expect(answers.map(toldOf)).toContainEqual({ 'input.license': 'unique' });
});

test('of many who bring back vehicles with one plate, one does', async () => {
  const ids: (string | undefined)[] = [];
  for (let made = 0; made < times; made += 1) {
    const { data } = await createVehicle('RACE 2');
    ids.push(data?.createVehicle.id);
    await byId('deleteVehicle', data?.createVehicle.id);
  }
  const answers = await atOnce((index) => byId('restoreVehicle', ids[index]));
  expect(won(answers)).toHaveLength(1);
  expect(codes(answers).filter((code) => code === 23505)).toHaveLength(times - 1);
});

test('of many who sync at once, one has the last word, whole', async () => {
  const skills: string[] = [];
  for (let made = 0; made < times * 2; made += 1) {
    const { data } = await crews.send<{ createSkill: { id: string } }>(
      'mutation ($input: SkillInput!) { createSkill(input: $input) { id } }',
      { name: `skill ${made}` },
    );
    skills.push(data?.createSkill.id ?? '');
  }
  const { id } = await crews.create({ name: 'Synced' });
  const answers = await atOnce((index) =>
    crews.update({ id, skills: { sync: skills.slice(index * 2, index * 2 + 2) } }),
  );
  expect(won(answers)).toHaveLength(times);
  const names = (await crewOf(id))?.skills.map(({ name }) => Number(name.slice(6)));
  expect(names).toHaveLength(2);
  expect((names?.[0] ?? 0) % 2).toBe(0);
  expect(names?.[1]).toBe((names?.[0] ?? 0) + 1);
});

test('of many who give one crew its van, one does', async () => {
  const { id } = await crews.create({ name: 'Vanless' });
  const answers = await atOnce((index) => crews.update({ id, van: { create: { plate: `RACE VAN ${index}` } } }));
  expect(won(answers)).toHaveLength(1);
  expect(answers.map(toldOf)).toContainEqual({ 'input.van.create': 'unique' });
});

test('who changes what another deletes is told that it is gone', async () => {
  const { data } = await createVehicle('RACE 3');
  const id = data?.createVehicle.id;
  const answers = await atOnce((index) =>
    index === 5
      ? byId('deleteVehicle', id)
      : crews.send('mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }', {
          id,
          year: 2000 + index,
        }),
  );
  const told = answers.filter(({ errors }) => errors).map(toldOf);
  expect(told).toEqual(told.map(() => ({ 'input.id': 'not_found' })));
});
