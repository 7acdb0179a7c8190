import { getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Answer, type TestServer } from '../harness/server';
import { columnsOf, documentOf, lists, mutations, rowType, type Method } from './contract';
import { argumentsWithId, idPositions, smallestArguments, type Arguments, type IdPosition } from './input';
import { digestOfTenant, listedIds, type RecordIds } from './records';

/** Types that all tenants share on purpose: they hold nothing of anybody's. */
const dictionaries = new Set(['VehicleClass', 'VehicleMake', 'VehicleModel']);

let server: TestServer;
let owner: { token: string; tenant: string; ids: RecordIds };
let other: { token: string; ids: RecordIds };

async function administrator(email: string) {
  // Several times, so that there are devices to try.
  for (let times = 0; times < 3; times += 1) await server.signIn(email);
  const { token, tenant } = await server.signIn(email);
  return { token, tenant, ids: await listedIds(server, token) };
}

beforeAll(async () => {
  server = await startTestServer();
  owner = await administrator('admin@demo.test');
  other = await administrator('admin@other.test');
});

afterAll(() => server.close());

const tried = new Set<string>();

/** An id of the owner's, each only once: a call may store a record of the other tenant under it. */
function foreignId(record: string): string | undefined {
  if (dictionaries.has(record)) return undefined;
  const id = Array.from(owner.ids.get(record) ?? []).find((candidate) => !tried.has(candidate));
  if (!id) throw new Error(`The demo data has too few ${record} to try: fill in more`);
  tried.add(id);
  return id;
}

let lastUnknown = 4_611_686_018_427_300_000n;
/** An id of the right form that nobody has, each only once. */
const unknownId = () => String((lastUnknown += 1n));

/** The owner's ids to try at a place: of the kind that belongs there, or one of every kind where that is not known. */
function foreignIdsFor({ record }: IdPosition): string[] {
  const records = record ? [record] : Array.from(owner.ids.keys());
  return records.map(foreignId).filter((id) => id !== undefined);
}

let taken = 0;
/** A record of the other tenant's own, a new one each time as long as there are some. */
function ownId(record: string | undefined): string {
  const ids = Array.from(other.ids.get(record ?? '') ?? []);
  const id = ids[(taken += 1) % Math.max(ids.length, 1)];
  if (!id) throw new Error(`The other tenant has no ${record} of its own to call with: fill one in`);
  return id;
}

/** What an answer says, without what differs from call to call: ids, moments, the texts that were sent. */
function meaning({ status, body }: Answer, sent: Arguments): string {
  const texts = JSON.stringify(sent).match(/(?<=")[^"]*\d{3,}[^"]*(?=")/g) ?? [];
  const plain = texts.reduce((text, sample) => text.replaceAll(sample, '…'), JSON.stringify({ status, body }));
  return plain.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>').replace(/"\d{10,}"/g, '"<id>"');
}

async function callAsOther(method: Method, sent: Arguments): Promise<string> {
  return meaning(await server.call(documentOf(method), sent, { token: other.token }), sent);
}

/** Columns of a list that hold ids, with the kind of record that each names. */
function idColumns(list: Method): [column: string, record: string][] {
  const row = rowType(list);
  return columnsOf(list, 'where')
    .filter((column) => column === 'id' || column.endsWith('_id'))
    .map((column) => {
      const relation = row.getFields()[column.replace(/_id$/, '')];
      return [column, column === 'id' || !relation ? row.name : getNamedType(relation.type).name];
    });
}

describe.each(lists.map((list) => [list.name, list] as const))('%s, listed by another tenant', (_name, list) => {
  it.each(idColumns(list))('finds nothing by a foreign %s', async (column, record) => {
    const id = foreignId(record);
    if (!id) return;
    const nobody = unknownId();
    const asking = (operator: string, value: string | string[]) =>
      callAsOther(list, { first: 10, where: { column, operator, value } });
    for (const operator of ['EQ', 'LIKE']) expect(await asking(operator, id)).toBe(await asking(operator, nobody));
    expect(await asking('IN', [id])).toBe(await asking('IN', [nobody]));
  });

  it('shows none of the owner’s records', () => {
    const { name } = rowType(list);
    const theirs = Array.from(owner.ids.get(name) ?? []);
    expect(theirs).not.toEqual([]);
    const shared = theirs.filter((id) => other.ids.get(name)?.has(id));
    expect(dictionaries.has(name) ? [] : shared).toEqual([]);
  });
});

const places = mutations.flatMap((method) =>
  idPositions(method).map((position) => [`${method.name}(${position.path.join('.')})`, method, position] as const),
);

describe('a mutation with another tenant’s id', () => {
  it.each(places)('%s answers as for an id that nobody has, and changes nothing', async (_name, method, position) => {
    const before = await digestOfTenant(server, owner.tenant);
    for (const id of foreignIdsFor(position)) {
      const foreign = await callAsOther(method, argumentsWithId(method, position, id, ownId));
      const unknown = await callAsOther(method, argumentsWithId(method, position, unknownId(), ownId));
      expect(foreign).toBe(unknown);
    }
    expect(await digestOfTenant(server, owner.tenant)).toEqual(before);
  });

  it.each(mutations.filter((method) => idPositions(method).length > 0).map((method) => [method.name, method] as const))(
    '%s takes what the generator writes when the ids are its own, so that the above tries something',
    async (_name, method) => {
      // With a session of its own: one of the methods ends sessions.
      const { token } = await server.signIn('admin@other.test');
      const answer = await server.call(documentOf(method), smallestArguments(method, ownId), { token });
      expect(answer.errors).toBeUndefined();
    },
  );
});
