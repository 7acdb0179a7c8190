import type { DataProvider } from '@refinedev/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createDataProvider } from '../../../providers/data';
import { createApiTransport } from '../../../providers/data/transport';
import { errorTextKey } from '../../../providers/errors';
import { isTruncated } from '../../../providers/truncated';
import { resources } from '../../../resources';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

// In these tests the server returns only the first records of a nested list and says so.

let server: FakeGraphqlServer;
let provider: Required<DataProvider>;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  const tab = openFakeTab(server.url);
  const transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
  provider = createDataProvider({ resources, dialect: 'waybill', transport });
});

afterEach(() => server.close());

const roles = [{ id: '1', name: 'admin' }];
const modified_at = '2026-11-21T10:51:36.123456Z';

/** Reads a user through the data provider. If `cut` is true, the server has truncated the list of the user's roles. */
async function readUser(cut: boolean) {
  const extensions = cut ? { truncated: [['users', 'data', 0, 'roles']] } : undefined;
  server.answer = () => ({ value: { data: [{ id: '5', email: 'anna@example.com', roles }] }, extensions });
  const { data } = await provider.getOne({ resource: 'users', id: '5' });
  return data;
}

const save = (variables: object, previous?: object) =>
  provider.update({ resource: 'users', id: '5', variables, meta: { modifiedAt: modified_at, previous } });

describe('a fetched record', () => {
  test('names its truncated list only', async () => {
    const user = await readUser(true);
    expect(isTruncated(user, 'roles')).toBe(true);
    expect(isTruncated(user, 'permissions')).toBe(false);
  });

  test('names none when all are complete', async () => {
    expect(isTruncated(await readUser(false), 'roles')).toBe(false);
  });

  test('names lists within relations and rows', async () => {
    server.answer = () => ({
      value: {
        data: [
          { id: '1', company: [{ contact_people: [] }] },
          { id: '2', company: [{ contact_people: [] }] },
        ],
      },
      extensions: {
        truncated: [
          ['tenant', 'data', 1, 'company', 0, 'contact_people'],
          ['tenant', 'data', 1, 'company', 0, 'media'],
          ['tenant', 'data', 7, 'company', 0, 'media'],
          'nonsense',
        ],
      },
    });
    const { data } = await provider.getList({ resource: 'tenants', meta: { fields: ['id'] } });
    const lists = ['company.contact_people', 'company.media'];
    expect(data.map((row) => lists.map((path) => isTruncated(row, path)))).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('is independent of other calls of the request', async () => {
    server.answer = ({ variables: { where } }) => ({
      value: { data: [{ id: '5', roles }] },
      extensions: JSON.stringify(where).includes('"6"') ? { truncated: [['users', 'data', 0, 'roles']] } : undefined,
    });
    const read = await Promise.all(['5', '6'].map(async (id) => provider.getOne({ resource: 'users', id })));
    expect(server.posts).toHaveLength(1);
    expect(read.map(({ data }) => isTruncated(data, 'roles'))).toEqual([false, true]);
  });

  test('names truncated lists in a conflict, too', async () => {
    const extensions = { code: 1409, current: { id: '5', roles }, truncated: [['roles']] };
    server.answer = () => ({ message: 'Changed', extensions });
    const error = await save({ email: 'new@example.com' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 1409 });
    expect(isTruncated(Object(error).current, 'roles')).toBe(true);
  });
});

describe('a list that is replaced as a whole', () => {
  test('is sent when it was read completely', async () => {
    const user = await readUser(false);
    await save({ roles: [{ id: '1' }, { id: '2' }] }, user);
    expect(server.operations().at(-1)?.variables).toEqual({
      input: { id: '5', modified_at, roles: { sync: ['1', '2'] } },
    });
  });

  test.each([
    ['the record as it was read says so', (user: object) => save({ roles: [{ id: '2' }] }, user)],
    ['the record itself is written', ({ ...user }: object) => save({ ...user, email: undefined }, { roles })],
    [
      'a new record is made of it',
      ({ ...user }: object) => provider.create({ resource: 'users', variables: { ...user } }),
    ],
  ])('is refused before sending when it was truncated and %s', async (_, write) => {
    const user = await readUser(true);
    const before = server.operations().filter(({ query }) => query.includes('mutation')).length;
    const error = await write(user).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'truncated', validation: { roles: [{ code: 'truncated' }] } });
    expect(errorTextKey(error)).toBe('serverError.truncated');
    expect(server.operations().filter(({ query }) => query.includes('mutation'))).toHaveLength(before);
  });

  test('is refused without the previous record', async () => {
    await expect(save({ roles: [{ id: '2' }] })).rejects.toMatchObject({ reason: 'internal' });
    expect(server.posts).toEqual([]);
  });
});

test('sends other fields when a list was truncated', async () => {
  const user = await readUser(true);
  await save({ profile: { phone: '+48221234567' } }, user);
  expect(server.operations().at(-1)?.variables).toEqual({
    input: { id: '5', modified_at, profile: { update: { phone: '+48221234567' } } },
  });
});
