import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphqlResponse } from '../harness/server';
import { type CrewRecord, type CrewServer, startCrewServer, firstProblemCodesOf } from './crew-server';

let crews: CrewServer;

beforeAll(async () => {
  crews = await startCrewServer();
});

afterAll(() => crews.server.close());

const times = 12;
const atOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

const codes = (responses: readonly GraphqlResponse<unknown>[]) =>
  responses.map(({ errors }) => errors?.[0]?.extensions?.code);
const accepted = (responses: readonly GraphqlResponse<unknown>[]) => responses.filter(({ errors }) => !errors);

const createVehicle = (license: string) =>
  crews.send<{ createVehicle: { id: string } }>(
    'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
    { license },
  );

const byId = (method: string, id: string | undefined) => crews.send(`mutation { ${method}(id: "${id}") { id } }`, {});

async function crewOf(id: string): Promise<CrewRecord | undefined> {
  const { data } = await crews.update({ id });
  return data?.updateCrew;
}

test('accepts one of many concurrent creates with one plate', async () => {
  const responses = await atOnce(() => createVehicle('RACE 1'));
  expect(accepted(responses)).toHaveLength(1);
  expect(codes(responses).filter((code) => code === 23505)).toHaveLength(times - 1);
  expect(responses.map(firstProblemCodesOf)).toContainEqual({ 'input.license': 'unique' });
});

test('accepts one of many concurrent restores with one plate', async () => {
  const ids: (string | undefined)[] = [];
  for (let round = 0; round < times; round += 1) {
    const { data } = await createVehicle('RACE 2');
    ids.push(data?.createVehicle.id);
    await byId('deleteVehicle', data?.createVehicle.id);
  }
  const responses = await atOnce((index) => byId('restoreVehicle', ids[index]));
  expect(accepted(responses)).toHaveLength(1);
  expect(codes(responses).filter((code) => code === 23505)).toHaveLength(times - 1);
});

test('stores the last of many concurrent syncs completely', async () => {
  const skills: string[] = [];
  for (let round = 0; round < times * 2; round += 1) {
    const { data } = await crews.send<{ createSkill: { id: string } }>(
      'mutation ($input: SkillInput!) { createSkill(input: $input) { id } }',
      { name: `skill ${round}` },
    );
    skills.push(data?.createSkill.id ?? '');
  }
  const { id } = await crews.create({ name: 'Synced' });
  const responses = await atOnce((index) =>
    crews.update({ id, skills: { sync: skills.slice(index * 2, index * 2 + 2) } }),
  );
  expect(accepted(responses)).toHaveLength(times);
  const names = (await crewOf(id))?.skills.map(({ name }) => Number(name.slice(6)));
  expect(names).toHaveLength(2);
  expect((names?.[0] ?? 0) % 2).toBe(0);
  expect(names?.[1]).toBe((names?.[0] ?? 0) + 1);
});

test('accepts one of many concurrent creates of a has-one row', async () => {
  const { id } = await crews.create({ name: 'Vanless' });
  const responses = await atOnce((index) => crews.update({ id, van: { create: { plate: `RACE VAN ${index}` } } }));
  expect(accepted(responses)).toHaveLength(1);
  expect(responses.map(firstProblemCodesOf)).toContainEqual({ 'input.van.create': 'unique' });
});

test('reports a concurrently deleted record as missing', async () => {
  const { data } = await createVehicle('RACE 3');
  const id = data?.createVehicle.id;
  const responses = await atOnce((index) =>
    index === 5
      ? byId('deleteVehicle', id)
      : crews.send('mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }', {
          id,
          year: 2000 + index,
        }),
  );
  const refusals = responses.filter(({ errors }) => errors).map(firstProblemCodesOf);
  expect(refusals).toEqual(refusals.map(() => ({ 'input.id': 'not_found' })));
});
