import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForSentMails } from '../harness/mails';
import { startTestServer, type GraphqlResponse, type SignedInUser, type TestServer } from '../harness/server';
import { fetchTokenRefusal } from '../identity/calls';
import { type AddedRecords, addMissingRecords } from './additions';
import {
  listColumnsOf,
  parsedContract,
  methodDocumentOf,
  queriesOfLists as allLists,
  contractMutations as allMutations,
  operatorOnlyMethods,
  rowTypeOf,
  type ContractMethod,
} from './contract';
import {
  argumentsWithId,
  idPositionsOf,
  isInputObject,
  smallestArgumentsOf,
  type MethodArguments,
  type IdPosition,
} from './input';
import { digestOfTenant, fetchListedIds, type RecordIds } from './records';

/** Contract types of dictionaries, which all tenants share and which contain no tenant's data. */
const dictionaries = new Set(
  'VehicleClass VehicleMake VehicleModel Service CancelRequestReason Permission Tariff Country State City PostalCode'.split(
    ' ',
  ),
);

const lists = allLists.filter(({ name }) => !operatorOnlyMethods.has(name));
const mutations = allMutations.filter(({ name }) => !operatorOnlyMethods.has(name));

let server: TestServer;
let owner: Administrator;
let other: Administrator;

type Administrator = SignedInUser & AddedRecords & { /** Records that calls may change. */ workable: RecordIds };

async function administrator(email: string): Promise<Administrator> {
  // Signs in twice, so that the administrator has a second device, which calls may delete.
  await server.signIn(email);
  const session = await server.signIn(email);
  const { ids: added, unusedRole, deletedUser, deletedCustomer } = await addMissingRecords(server, session);
  const ids = new Map(await fetchListedIds(server, session.token));
  return { ...session, ids, workable: new Map([...ids, ...added]), unusedRole, deletedUser, deletedCustomer };
}

beforeAll(async () => {
  server = await startTestServer();
  owner = await administrator('admin@demo.test');
  other = await administrator('admin@other.test');
});

afterAll(() => server.close());

const stored = new Set<string>();

/**
 * Returns the id of a record of the owner's tenant, or undefined for a dictionary. Skips the ids in `stored`: the other
 * tenant has created records of its own with these ids, because two tenants may use the same id.
 */
function foreignId(record: string): string | undefined {
  if (dictionaries.has(record)) return undefined;
  const id = Array.from(owner.ids.get(record) ?? []).find((candidate) => !stored.has(candidate));
  if (!id) throw new Error(`The demo data has too few ${record} to try: fill in more`);
  return id;
}

let lastUnknown = 4_611_686_018_427_300_000n;
/** Returns an id in the valid format that no record has; another one at each call. */
const unknownId = () => String((lastUnknown += 1n));

/**
 * Returns the ids of the owner's tenant that are tried at a position: one id if its type of record is known, otherwise
 * one id of every type.
 */
function foreignIdsFor({ record }: IdPosition): string[] {
  const records = record ? [record] : Array.from(owner.ids.keys());
  return records.map(foreignId).filter((id) => id !== undefined);
}

let usedIds = 0;
/**
 * Returns the id of a record of the other tenant, which makes the calls. Successive calls return its records in turn.
 */
function ownId(record: string | undefined): string {
  const ids = Array.from(other.workable.get(record ?? '') ?? []);
  const id = ids[(usedIds += 1) % Math.max(ids.length, 1)];
  if (!id) throw new Error(`The other tenant has no ${record} of its own to call with: fill one in`);
  return id;
}

/**
 * Returns a response as text, without the values that differ between two calls: ids, times and texts sent by the
 * caller.
 */
function meaning({ status, body }: GraphqlResponse, sent: MethodArguments): string {
  const timeless = (value: unknown) => JSON.stringify(value).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>');
  const texts = timeless(sent).match(/(?<=")[^"]*\d{3,}[^"]*(?=")/g) ?? [];
  const plain = texts.reduce((text, sample) => text.replaceAll(sample, '…'), timeless({ status, body }));
  return plain
    .replace(/"\d{10,}"/g, '"<id>"')
    .replace(/[A-Z]+\/\d{4}\/\d+/g, '<number>')
    .replace(/"order":\d+/g, '"order":<place>');
}

async function callAsOther(method: ContractMethod, sent: MethodArguments, depth?: number): Promise<string> {
  const fresh = await withCurrentVersion(method, sent, other.token);
  return meaning(await server.call(methodDocumentOf(method, depth), fresh, { token: other.token }), fresh);
}

/**
 * Replaces a sent `modified_at` with the record's current one, because a refusal as a conflict would hide other
 * refusals.
 */
async function withCurrentVersion(
  method: ContractMethod,
  sent: MethodArguments,
  token: string,
): Promise<MethodArguments> {
  const { input } = sent;
  if (!isInputObject(input) || input.modified_at === undefined) return sent;
  const list = lists.find((one) => rowTypeOf(one).name === getNamedType(method.field.type).name);
  const query = `query ($id: Mixed) { list: ${list?.name}(first: 1, where: { column: id, value: $id }) { data { modified_at } } }`;
  const { data } = await server.call<{ list: { data: { modified_at: string }[] } }>(query, { id: input.id }, { token });
  const [record] = data?.list.data ?? [];
  return record ? { ...sent, input: { ...input, modified_at: record.modified_at } } : sent;
}

/** Returns the columns of a list that contain ids, each with the contract type of the record that the id names. */
function idColumns(list: ContractMethod): [column: string, record: string][] {
  const row = rowTypeOf(list);
  return listColumnsOf(list, 'where')
    .filter((column) => column === 'id' || /_ids?$/.test(column))
    .map((column) => {
      return [column, column === 'id' ? row.name : (namedBy(row, column.replace(/_ids?$/, '')) ?? row.name)];
    });
}

/**
 * Returns the contract type for the name of a column without `_id`: the type of the relation with this name, or the
 * type with this name.
 */
function namedBy(row: GraphQLObjectType, name: string): string | undefined {
  const relation = row.getFields()[name];
  const related = relation && getNamedType(relation.type);
  if (isObjectType(related)) return related.name;
  const type = parsedContract.getType(name.charAt(0).toUpperCase() + name.slice(1));
  return isObjectType(type) ? type.name : undefined;
}

describe.each(lists.map((list) => [list.name, list] as const))('%s, listed by another tenant', (_name, list) => {
  it.each(idColumns(list))('finds nothing by a foreign %s', async (column, record) => {
    const id = foreignId(record);
    if (!id) return;
    const anonymous = unknownId();
    // Tries all operators in a single call, each in an aliased field.
    const where = list.field.args.find(({ name }) => name === 'where')?.type;
    const operators = ['EQ', 'LIKE', 'IN'];
    const declared = operators.map((operator) => `$${operator}: ${String(where)}`).join(', ');
    const found = operators.map(
      (operator) => `${operator}: ${list.name}(first: 10, where: $${operator}) { data { id } paginatorInfo { total } }`,
    );
    const asking = async (value: string) => {
      const conditions = operators.map((operator) => {
        return [operator, { column, operator, value: operator === 'IN' ? [value] : value }];
      });
      const sent: MethodArguments = Object.fromEntries(conditions);
      const result = await server.call(`query (${declared}) { ${found.join(' ')} }`, sent, { token: other.token });
      return meaning(result, sent);
    };
    expect(await asking(id)).toBe(await asking(anonymous));
  });

  it('shows none of the owner’s records', () => {
    const { name } = rowTypeOf(list);
    const theirs = Array.from(owner.ids.get(name) ?? []);
    expect(theirs).not.toEqual([]);
    const shared = theirs.filter((id) => other.ids.get(name)?.has(id));
    expect(dictionaries.has(name) ? [] : shared).toEqual([]);
  });
});

const taking = mutations
  .map((method) => [method.name, method, idPositionsOf(method)] as const)
  .filter(([, , positions]) => positions.length > 0);

describe('a mutation with another tenant’s id', () => {
  /** A digest of the owner's rows, taken after the last tested mutation. */
  let rows: Record<string, string>;

  beforeAll(async () => {
    await waitForSentMails(server.database);
    rows = await digestOfTenant(server, owner.tenant);
  });

  /**
   * Calls a mutation as the other tenant, with the owner's ids at a position and then with missing ids. Returns the
   * answers to both.
   */
  async function answersAt(method: ContractMethod, position: IdPosition): Promise<[place: string, answer: string][][]> {
    const place = position.path.join('.');
    // A call that creates a record also returns new related records, whose ids differ, so only the record's own fields
    // are compared.
    const depth =
      position.path.at(-1) === 'id' && /create/.test([method.name, ...position.path].join()) ? 0 : undefined;
    const foreignAnswers: [string, string][] = [];
    const unknownAnswers: [string, string][] = [];
    for (const id of foreignIdsFor(position)) {
      const before = usedIds;
      const foreign = await callAsOther(method, argumentsWithId(method, position, id, ownId), depth);
      if (!foreign.includes('"errors"') && !foreign.includes(`"${method.name}":null`)) stored.add(id);
      // Resets the counter, so that the second call uses the same records of the other tenant as the first call.
      usedIds = before;
      const unknown = await callAsOther(method, argumentsWithId(method, position, unknownId(), ownId), depth);
      foreignAnswers.push([place, foreign]);
      unknownAnswers.push([place, unknown]);
    }
    return [foreignAnswers, unknownAnswers];
  }

  it.each(taking)('%s answers as for a missing id, and changes nothing', async (_name, method, positions) => {
    const foreign: [string, string][] = [];
    const unknown: [string, string][] = [];
    for (const position of positions) {
      const [ofForeign = [], ofUnknown = []] = await answersAt(method, position);
      foreign.push(...ofForeign);
      unknown.push(...ofUnknown);
    }
    expect(foreign).toEqual(unknown);
    const before = rows;
    rows = await digestOfTenant(server, owner.tenant);
    expect(rows).toEqual(before);
  });

  // Two methods succeed only once, so other tests cover them: removing the company signs all its users out
  // (tests/api/tenancy), and demo companies have already had their trial (tests/api/billing).
  const once = new Set(['deleteTenant', 'startTrial']);
  const repeatable = mutations.filter((method) => idPositionsOf(method).length > 0 && !once.has(method.name));
  const deletes = repeatable.filter(({ name }) => name.startsWith('delete'));
  // Calls the deletions last and in reverse order: the contract lists owning records before their parts, and the parts
  // must be deleted first.
  // Before them comes the method that deactivates a user, with whom other methods would fail.
  const deactivating = repeatable.filter(({ name }) => name === 'updateUserState');
  const others = repeatable.filter((method) => !deletes.includes(method) && !deactivating.includes(method));
  const inOrder = [...others, ...deactivating, ...deletes.toReversed()];

  /** Functions that return the id for a method which succeeds only with one specific record, by method. */
  const exactly: Readonly<Record<string, () => string>> = {
    deleteRole: () => other.unusedRole,
    erasePersonalData: () => other.deletedUser,
    eraseCustomerData: () => other.deletedCustomer,
    twofaGenerateCode: () => other.user,
    twofaActivate: () => other.user,
    resendEmailCode: () => other.user,
    createPaymentSession: () => '3',
    planTariff: () => '1',
    disableSubscription: () => other.tenant,
    resumeSubscription: () => other.tenant,
    refreshPayment: () => pendingPayment,
  };
  /** Id of the payment that `createPaymentSession` has created in the sandbox; empty before that. */
  let pendingPayment = '';
  let token = '';

  /** Returns a valid access token. Signs in again if needed, because one of the called methods ends sessions. */
  async function session(): Promise<string> {
    if (!token || (await fetchTokenRefusal(server, token))) ({ token } = await server.signIn('admin@other.test'));
    return token;
  }

  it.each(inOrder.map((method) => [method.name, method] as const))(
    '%s accepts the generated input with own ids, which proves that the tests above reach it',
    async (_name, method) => {
      const own = exactly[method.name] ?? ownId;
      const by = await session();
      const sent = await withCurrentVersion(method, smallestArgumentsOf(method, own), by);
      const result = await server.call<{ createPaymentSession?: { id: string } }>(methodDocumentOf(method), sent, {
        token: by,
      });
      expect(result.errors).toBeUndefined();
      pendingPayment = result.data?.createPaymentSession?.id ?? pendingPayment;
    },
  );
});
