import { readFileSync } from 'node:fs';
import type { CrudFilter, DataProvider } from '@refinedev/core';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../../providers/auth/authProvider';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { parseConfig } from '../../../providers/config';
import { createDataProvider } from '../../../providers/data';
import { createApiTransport } from '../../../providers/data/transport';
import { errorCode } from '../../../providers/errors';
import { readResponseData } from '../../../providers/graphqlResponse';
import { defaultTraits } from '../../../providers/serverTraits';
import { languages } from '../../../providers/i18n/language';
import type { ResourceDefinition } from '../../../resources/definition';
import { contractNamesOf } from '../../../scripts/contract/names.mjs';
import { missingTextsOf } from '../console/needed-texts';
import { openFakeTab } from '../providers/tab';
import { documentedCodes, documentedConfig, documentedErrors, documentedKeys, documentedSchema } from './page';
import { type OtherServer, startOtherServer } from './server';
import { loadTemplateResources } from './template';

const resource = 'vehicles';
const config = parseConfig(documentedConfig);
const contract = contractNamesOf(buildSchema(documentedSchema), 'lighthouse');
const credentials = { username: 'anna@example.com', password: 'secret' };

let server: OtherServer;
let resources: readonly ResourceDefinition[];

beforeAll(async () => {
  [server, resources] = await Promise.all([startOtherServer(), loadTemplateResources()]);
});
afterAll(() => server.close());

/** Returns the console's providers in a new tab, as docs/other-servers.md configures them. */
function openConsole() {
  const tab = openFakeTab(server.url);
  const refresher = createTokenRefresher(tab, (work) => work());
  const { dialect, server: traits } = config;
  const data: Required<DataProvider> = createDataProvider({
    resources,
    dialect,
    traits,
    transport: createApiTransport(tab, refresher),
    contract,
  });
  return { tab, auth: createAuthProvider(tab, refresher), data };
}

async function openConsoleSignedIn() {
  const console = openConsole();
  expect(await console.auth.login(credentials)).toMatchObject({ success: true });
  return console;
}

/** Creates vehicles with plates that begin with `prefix`. */
const createVehicles = async (data: Required<DataProvider>, prefix: string, count: number) =>
  data.createMany({
    resource,
    variables: Array.from({ length: count }, (_, index) => ({
      plate: `${prefix} ${index + 100}`,
      mileage: count - index,
    })),
  });

describe('a session', () => {
  it('begins with a right password, and with no other', async () => {
    const { tab, auth } = openConsole();
    expect(await auth.login({ ...credentials, password: 'wrong' })).toMatchObject({
      success: false,
      error: { code: errorCode.unauthenticated, reason: 'credentials' },
    });
    await auth.login(credentials);
    expect(tab.session.get()).toMatchObject({ user: { email: 'anna@example.com' }, subscriptionState: null });
  });

  it('goes on when its token has expired, and asks for the password when its refresh is refused', async () => {
    const { tab, data } = await openConsoleSignedIn();
    const first = tab.session.get();
    server.tokens.delete(first?.access_token ?? '');
    await data.getList({ resource });
    expect(tab.session.get()?.access_token).not.toBe(first?.access_token);
    server.tokens.clear();
    await expect(data.getList({ resource })).rejects.toMatchObject({ code: errorCode.expired });
    expect(tab.session.get()?.authError).toMatchObject({ code: errorCode.expired });
  });

  it('ends on the server with signing out', async () => {
    const { tab, auth } = await openConsoleSignedIn();
    const token = tab.session.get()?.access_token ?? '';
    await auth.logout({});
    expect(server.tokens.has(token)).toBe(false);
    expect(tab.session.get()).toBeNull();
  });
});

describe('a list', () => {
  let data: Required<DataProvider>;
  beforeAll(async () => {
    ({ data } = await openConsoleSignedIn());
  });

  it('is read in pages of the server, sorted', async () => {
    await createVehicles(data, 'SORT', 75);
    const { data: rows, total } = await data.getList({
      resource,
      filters: [{ field: 'plate', operator: 'startswith', value: 'SORT' }],
      sorters: [{ field: 'mileage', order: 'desc' }],
      pagination: { currentPage: 1, pageSize: 100, mode: 'server' },
    });
    expect(total).toBe(75);
    expect(rows.map(({ mileage }) => mileage)).toEqual(Array.from({ length: 75 }, (_, index) => 75 - index));
  });

  it.each<[string, CrudFilter[], string[]]>([
    ['a text in another case', [{ field: 'plate', operator: 'contains', value: 'find_1' }], ['FIND_1']],
    [
      'a comparison of times',
      [{ field: 'inspected_at', operator: 'gte', value: '2026-11-26T10:00:00+01:00' }],
      ['FINDS1'],
    ],
    [
      'no value',
      [
        { field: 'make', operator: 'null', value: true },
        { field: 'plate', operator: 'startswith', value: 'FIND' },
      ],
      ['FIND_1'],
    ],
    [
      'one of several conditions',
      [
        {
          operator: 'or',
          value: [
            { field: 'plate', operator: 'eq', value: 'FIND_1' },
            { field: 'make', operator: 'in', value: ['MAN'] },
          ],
        },
      ],
      ['FIND_1', 'FINDS1'],
    ],
  ])('finds %s', async (_what, filters, plates) => {
    if (!server.vehicles.some(({ plate }) => plate === 'FIND_1')) {
      await data.create({ resource, variables: { plate: 'FIND_1' } });
      await data.create({
        resource,
        variables: { plate: 'FINDS1', make: 'MAN', inspected_at: '2026-11-26T09:30:00.000Z' },
      });
    }
    const found = await data.getList({ resource, filters, sorters: [{ field: 'plate', order: 'desc' }] });
    expect(found.data.map(({ plate }) => String(plate)).toSorted()).toEqual(plates.toSorted());
  });
});

describe('a record', () => {
  let data: Required<DataProvider>;
  beforeAll(async () => {
    ({ data } = await openConsoleSignedIn());
  });

  it('is created and read with its relation, and has times with a zone', async () => {
    const { data: created } = await data.create({
      resource,
      variables: { plate: 'NEW 1', vehicle_class: { id: '2' }, inspected_at: '2026-11-26T10:30:00+01:00' },
    });
    const { data: read } = await data.getOne({ resource, id: String(created.id) });
    expect(read).toMatchObject({
      plate: 'NEW 1',
      vehicle_class: { id: '2', title: 'Rigid' },
      inspected_at: '2026-11-26T09:30:00Z',
    });
    expect(server.vehicles.find(({ plate }) => plate === 'NEW 1')?.inspected_at).toBe('2026-11-26 09:30:00');
  });

  it('is refused on its field, in the words of the server', async () => {
    await expect(data.create({ resource, variables: { plate: 'X' } })).rejects.toMatchObject({
      code: errorCode.invalid,
      validation: {
        plate: [{ code: 'plain_text', payload: { text: 'The plate field must be at least 3 characters.' } }],
      },
    });
  });

  it('is edited, unless somebody else has changed it meanwhile', async () => {
    const { data: created } = await data.create({ resource, variables: { plate: 'EDIT 1' } });
    const id = String(created.id);
    const { data: read } = await data.getOne({ resource, id });
    const edit = async (make: string, updated_at: unknown) =>
      data.update({ resource, id, variables: { make, updated_at }, meta: { previous: read } });
    expect((await edit('MAN', read.updated_at)).data).toMatchObject({ make: 'MAN' });
    await expect(edit('DAF', read.updated_at)).rejects.toMatchObject({
      code: errorCode.conflict,
      current: { make: 'MAN' },
    });
    expect(server.vehicles.find(({ plate }) => plate === 'EDIT 1')?.make).toBe('MAN');
  });

  it('is deleted, listed among deleted ones, and restored', async () => {
    const { data: created } = await data.create({ resource, variables: { plate: 'GONE 1' } });
    const id = String(created.id);
    const totalOf = async (trashed: string) =>
      (
        await data.getList({
          resource,
          filters: [{ field: 'plate', operator: 'eq', value: 'GONE 1' }],
          pagination: { pageSize: 0 },
          meta: { trashed },
        })
      ).total;
    await data.deleteOne({ resource, id });
    expect([await totalOf('WITHOUT'), await totalOf('ONLY')]).toEqual([0, 1]);
    await data.custom({ url: '', method: 'post', meta: { method: 'restoreVehicle', input: { id } } });
    expect([await totalOf('WITHOUT'), await totalOf('ONLY')]).toEqual([1, 0]);
  });
});

describe('docs/other-servers.md', () => {
  it('describes every trait and key of the configuration, and every code of an error', () => {
    const nested = Object.keys(defaultTraits).map((trait) => `server.${trait}`);
    const others = Object.keys(config).filter((key) => key !== 'server');
    expect(documentedKeys).toEqual(expect.arrayContaining([...nested, ...others]));
    expect(documentedCodes.toSorted((a, b) => a - b)).toEqual(Object.values(errorCode).toSorted((a, b) => a - b));
  });

  it('has the configuration of the template', () => {
    expect(JSON.parse(readFileSync('docs/other-servers/public/config.json', 'utf8'))).toEqual(documentedConfig);
  });

  it.each(languages)('has a template with all its texts: %s', (language) => {
    const missing = resources.flatMap((definition) =>
      missingTextsOf(
        definition,
        language,
        JSON.parse(readFileSync(`docs/other-servers/locales/${language}/${definition.name}.json`, 'utf8')),
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each(documentedErrors)('says how $error is read', ({ error, code }) => {
    expect(() => readResponseData({ errors: [error] }, 200)).toThrow(expect.objectContaining({ code }));
  });
});
