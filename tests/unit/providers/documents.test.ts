import type { BaseRecord, CrudOperators, DataProvider } from '@refinedev/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createDataProvider } from '../../../providers/data';
import { contractNames } from '../../../providers/data/contract.generated';
import { createApiTransport } from '../../../providers/data/transport';
import { resources } from '../../../resources';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import { actionInputOf } from '../../../src/screens/record/actionInput';
import { definitionForEditing } from '../../../src/screens/record/locks';
import { withInputValues } from '../../../src/screens/record/operation';
import { mutationInputOf } from '../../../src/screens/record/operationInput';
import { documentFields } from '../../../src/ui/downloadDocument';
import { findOperationErrors, parseSchemaFile } from './contract-check';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

const schema = parseSchemaFile('schema.graphql');
let server: FakeGraphqlServer;
let provider: Required<DataProvider>;

beforeAll(async () => {
  server = await startFakeGraphqlServer();
  // Answers every method alike, with a value that is valid as a page and as a record. Only the method for new ids needs
  // another answer.
  server.answer = ({ method }) =>
    method === 'idGenerator'
      ? { value: '12' }
      : { value: { id: '1', paginatorInfo: { total: 1 }, data: [{ id: '1' }] } };
  const tab = openFakeTab(server.url);
  const transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
  provider = createDataProvider({ resources, dialect: 'waybill', transport });
});

afterAll(() => server.close());

/** Runs work and validates the operations that it sends against the contract. Returns the errors. */
async function errorsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = server.posts.length;
  await work();
  const operations = server.posts.slice(before).flatMap((post) => post.operations);
  expect(operations).not.toEqual([]);
  return operations.flatMap((operation) => findOperationErrors(schema, operation));
}

const operators: [CrudOperators, unknown][] = [
  ...(['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'ncontains', 'startswith', 'nstartswith'] as const).map(
    (operator): [CrudOperators, unknown] => [operator, 'x'],
  ),
  ...(['in', 'nin', 'between', 'nbetween'] as const).map((operator): [CrudOperators, unknown] => [operator, [1, 2]]),
  ...(['endswith', 'nendswith'] as const).map((operator): [CrudOperators, unknown] => [operator, '%']),
  ...(['null', 'nnull', 'eq', 'ne'] as const).map((operator): [CrudOperators, unknown] => [operator, null]),
];

/** Returns a valid value for a field of a resource, as its input in a form would return it. */
function sample(path: string, field: Field | undefined): unknown {
  switch (field?.type) {
    case 'one':
      return { id: '5', [field.title]: 'chosen' };
    case 'many':
      return [{ id: '5', [field.title]: 'chosen' }];
    case 'number':
    case 'money':
      return 3;
    case 'date':
      return '2026-11-21';
    case 'boolean':
      return true;
    case 'enum':
      return Object.keys(field.values)[0];
    case 'text':
    case 'email':
    case 'phone':
    case 'country':
    case 'timeZone':
    case 'datetime':
      return path;
    case 'position':
      return { latitude: 52.23, longitude: 21.01 };
    case 'rows':
    case 'facts':
    case 'media':
    case 'activity':
    case 'message':
    case undefined:
      return undefined;
  }
}

/** Returns the values that a form of a resource saves: one for each writable field, nested as in the record. */
function written({ fields }: ResourceDefinition, valueOf: (path: string, field: Field) => unknown): BaseRecord {
  const record: Record<string, Record<string, unknown>> = {};
  const flat: Record<string, unknown> = {};
  for (const [path, field] of Object.entries(fields)) {
    // Leaves out files, because forms save them by mutations of their own.
    if (!field || field.readOnly || field.type === 'media') continue;
    const [name = path, inner] = path.split('.');
    if (inner === undefined) flat[name] = valueOf(path, field);
    else record[name] = { ...record[name], [inner]: valueOf(path, field) };
  }
  return { ...flat, ...record };
}

describe.each(resources.map((definition) => [definition.name, definition] as const))('%s', (resource, definition) => {
  const { api, list, actions } = definition;
  const columns = contractNames.lists[api.list];
  const filterColumns = columns?.where.split(' ') ?? [];
  const sortColumns = columns?.orderBy.split(' ') ?? [];

  it.each(operators)('can be filtered by %s %j in every column', async (operator, value) => {
    const asked = filterColumns.map(
      (field) => () =>
        // The type of filters distinguishes groups of conditions (`or`, `and`) from single conditions by the operator.
        provider.getList({
          resource,
          filters: operator === 'or' || operator === 'and' ? [] : [{ field, operator, value }],
        }),
    );
    expect(await errorsOf(() => Promise.all(asked.map((ask) => ask())))).toEqual([]);
  });

  it('can be searched and filtered at once', async () => {
    const search = list.search.map((field) => ({ field, operator: 'contains' as const, value: 'volvo' }));
    const conditions = filterColumns.map((field) => ({ field, operator: 'eq' as const, value: '1' }));
    const filters = [{ operator: 'or' as const, value: search }, ...conditions];
    expect(await errorsOf(() => provider.getList({ resource, filters }))).toEqual([]);
  });

  it('can be sorted by every sortable column', async () => {
    const sorters = sortColumns.map((field, index) => ({
      field,
      order: index % 2 ? ('asc' as const) : ('desc' as const),
    }));
    expect(await errorsOf(() => provider.getList({ resource, sorters }))).toEqual([]);
  });

  it('can be paginated with and without total, with deleted records', async () => {
    const trashed = api.trashed ? ['ONLY', 'WITH', 'WITHOUT', undefined] : [undefined];
    const asked = trashed.flatMap((which) => [
      () => provider.getList({ resource, pagination: { currentPage: 2, pageSize: 50 }, meta: { trashed: which } }),
      () => provider.getList({ resource, meta: { trashed: which, total: false } }),
      () => provider.getOne({ resource, id: '1', meta: { trashed: which } }),
      () => provider.getMany({ resource, ids: ['1', '2'], meta: { trashed: which } }),
    ]);
    expect(await errorsOf(() => Promise.all(asked.map((ask) => ask())))).toEqual([]);
  });

  it.runIf(api.create)('can be created with all or only required fields', async () => {
    const whole = written(definition, sample);
    const least = written(definition, (path, field) => (field.required ? sample(path, field) : null));
    const made = () => Promise.all([whole, least].map((variables) => provider.create({ resource, variables })));
    expect(await errorsOf(made)).toEqual([]);
  });

  it.runIf(api.update)('can be updated in all fields, in none, and to null', async () => {
    const editing = definitionForEditing(definition, []);
    const changes = [written(editing, sample), {}, written(editing, (_, field) => (field.type === 'many' ? [] : null))];
    const previous = written(editing, (_, field) => (field.type === 'many' ? [] : undefined));
    const meta = { modifiedAt: '2026-11-21T10:51:36.123456Z', previous };
    const made = () => Promise.all(changes.map((variables) => provider.update({ resource, id: '1', variables, meta })));
    expect(await errorsOf(made)).toEqual([]);
  });

  it.runIf(api.delete)('can be deleted and restored, alone and in bulk', async () => {
    const made = async () => {
      await provider.deleteOne({ resource, id: '1' });
      await provider.deleteMany({ resource, ids: ['1', '2'] });
      if (api.restore)
        await provider.custom({ url: '', method: 'post', meta: { method: api.restore, input: { id: '1' } } });
    };
    expect(await errorsOf(made)).toEqual([]);
  });

  it.each(actions)('supports the action $name', async (action) => {
    const fields = Object.entries(action.fields ?? {});
    const asked = actionInputOf(fields, (path) => sample(path, action.fields?.[path]));
    const subject = withInputValues({ kind: 'action', action }, { id: '1', title: '' }, () => 'any');
    const meta = { method: action.method, input: mutationInputOf(action, subject, asked, 'https://console.test') };
    // An action that creates a document is a query, whose selection names the document's fields.
    const call = action.document
      ? { method: 'get' as const, meta: { ...meta, fields: documentFields } }
      : { method: 'post' as const, meta };
    expect(await errorsOf(() => provider.custom({ url: '', ...call }))).toEqual([]);
  });

  it('lists the choices of its fields', async () => {
    const choosers = Object.values(definition.fields).flatMap((field) => (field?.type === 'one' ? [field] : []));
    const asked = choosers.flatMap(({ from, title, dependsOn }) => [
      () => provider.getList({ resource: from }),
      () =>
        provider.getList({
          resource: from,
          filters: [
            { field: title, operator: 'contains', value: 'x' },
            ...(dependsOn ? [{ field: dependsOn.column, operator: 'eq' as const, value: '1' }] : []),
          ],
          sorters: [{ field: title, order: 'asc' }],
          meta: { fields: ['id', title], total: false },
        }),
    ]);
    const asking = () => Promise.all([provider.getList({ resource }), ...asked.map((ask) => ask())]);
    expect(await errorsOf(asking)).toEqual([]);
  });
});

it('every list of the contract can be queried by its name', async () => {
  const lists = Object.keys(contractNames.lists);
  expect(await errorsOf(() => Promise.all(lists.map((resource) => provider.getList({ resource }))))).toEqual([]);
});
