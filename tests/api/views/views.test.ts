import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribeToChanges } from '../harness/change-subscription';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { inputProblemCodesOf, queryValue, returnedRecordOf } from '../transport/requests-api';

interface View {
  id: string;
  name: string;
  visibility: string;
  state: string;
  roles: { name: string }[];
  modified_at: string;
}

let server: TestServer;
let admin: SignedInUser;
let logistician: SignedInUser;
let driver: SignedInUser;
/** A user of another company. */
let stranger: SignedInUser;
/** Id of the role that `logistician` has and `driver` lacks. */
let role: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  logistician = await server.signIn('logistician@demo.test');
  driver = await server.signIn('driver@demo.test');
  const email = await queryValue(
    server,
    `SELECT u.email FROM users u WHERE u.tenant_id <> 1 AND u.state = 'ACTIVE' AND u.deleted_at IS NULL ORDER BY u.id LIMIT 1`,
  );
  stranger = await server.signIn(email);
  role = await queryValue(server, "SELECT id FROM roles WHERE tenant_id = 1 AND name = 'logistician'");
});

afterAll(() => server.close());

const fields = 'id name visibility state roles { name } modified_at';
const create = (user: SignedInUser, input: object) =>
  server.call<{ createListView: View }>(
    `mutation ($input: CreateListViewInput!) { createListView(input: $input) { ${fields} } }`,
    { input: { resource: 'vehicles', state: '?', visibility: 'PRIVATE', ...input } },
    user,
  );
const update = (user: SignedInUser, input: object) =>
  server.call<{ updateListView: View }>(
    `mutation ($input: UpdateListViewInput!) { updateListView(input: $input) { ${fields} } }`,
    { input },
    user,
  );
const remove = (user: SignedInUser, id: string) =>
  server.call<{ deleteListView: { id: string } | null }>(
    'mutation ($id: ID!) { deleteListView(id: $id) { id } }',
    { id },
    user,
  );
const names = async (user: SignedInUser) => {
  const { data } = await server.call<{ listViews: { data: View[] } }>(
    `{ listViews(first: 100, orderBy: [{ column: name, direction: ASC }]) { data { ${fields} } } }`,
    {},
    user,
  );
  return data?.listViews.data.map(({ name }) => name);
};

describe('saved views', () => {
  it('are listed to the owner, the roles or the company that they are shared with', async () => {
    returnedRecordOf(await create(admin, { name: 'A private', state: '?sort=-year' }));
    returnedRecordOf(await create(admin, { name: 'B roles', visibility: 'ROLES', roles: { sync: [role] } }));
    const shared = returnedRecordOf(await create(admin, { name: 'C company', visibility: 'COMPANY' }));
    expect(await names(admin)).toEqual(['A private', 'B roles', 'C company']);
    expect(await names(logistician)).toEqual(['B roles', 'C company']);
    expect(await names(driver)).toEqual(['C company']);
    expect(await names(stranger)).toEqual([]);

    returnedRecordOf(await update(admin, { ...pick(shared), visibility: 'PRIVATE' }));
    expect(await names(driver)).toEqual([]);
  });

  it('are changed by their owner and by those who may share', async () => {
    const own = returnedRecordOf(await create(driver, { name: 'Own' }));
    expect(inputProblemCodesOf(await create(driver, { name: 'Shared', visibility: 'COMPANY' }))).toEqual({
      visibility: ['list_view_share_denied'],
    });
    const renamed = returnedRecordOf(
      await update(driver, { ...pick(own), name: 'Renamed', state: '?cols=license&q=a%20b' }),
    );
    expect(renamed).toMatchObject({ name: 'Renamed', state: '?cols=license&q=a%20b' });
    expect((await update(admin, { ...pick(renamed), name: 'Stolen' })).errors).toBeDefined();
    await remove(admin, own.id);
    expect(await names(driver)).toEqual(['Renamed']);

    const company = returnedRecordOf(await create(admin, { name: 'Company', visibility: 'COMPANY' }));
    expect(inputProblemCodesOf(await update(driver, { ...pick(company), name: 'Mine' }))).toEqual({
      id: ['list_view_not_own'],
    });
    expect((await remove(driver, company.id)).errors).toBeDefined();
    const changed = returnedRecordOf(await update(logistician, { ...pick(company), name: 'Changed' }));
    expect(changed.name).toBe('Changed');
    expect((await remove(logistician, company.id)).data?.deleteListView?.id).toBe(company.id);
  });

  it('may be made private only by their owner', async () => {
    const company = returnedRecordOf(await create(admin, { name: 'Kept', visibility: 'COMPANY' }));
    expect(inputProblemCodesOf(await update(logistician, { ...pick(company), visibility: 'PRIVATE' }))).toEqual({
      visibility: ['list_view_not_own'],
    });
  });

  it('refuse a taken name, a state that is no short query, and ROLES without a role', async () => {
    returnedRecordOf(await create(driver, { name: 'Taken' }));
    expect((await create(driver, { name: 'tAKEN' })).errors?.[0]?.extensions?.validation).toHaveProperty([
      'input.name',
    ]);
    returnedRecordOf(await create(driver, { name: 'Taken', resource: 'customers' }));
    expect(inputProblemCodesOf(await create(driver, { name: ' ' }))).toEqual({ name: ['required'] });
    expect(inputProblemCodesOf(await create(driver, { name: 'List', state: '?q=a b' }))).toEqual({
      state: ['list_view_state'],
    });
    expect(inputProblemCodesOf(await create(driver, { name: 'Big', state: `?${'a'.repeat(16_384)}` }))).toEqual({
      state: ['too_long'],
    });
    expect(inputProblemCodesOf(await create(admin, { name: 'No role', visibility: 'ROLES' }))).toEqual({
      roles: ['required'],
    });
  });

  it('refuse more than 100 views of a person in a list', async () => {
    const created = await Promise.all(
      Array.from({ length: 100 }, (_none, index) => create(logistician, { name: `View ${index}`, resource: 'tasks' })),
    );
    expect(created.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(inputProblemCodesOf(await create(logistician, { name: 'More', resource: 'tasks' }))).toEqual({
      name: ['list_view_limit'],
    });
  });
});

describe('changes of views', () => {
  it('reach those who lose sight of a view, without its content', async () => {
    const view = returnedRecordOf(await create(admin, { name: 'Told', visibility: 'COMPANY' }));
    const { received, waitForPublished, dispose } = await subscribeToChanges(server, driver.token, {
      entities: ['list_views'],
    });
    const hidden = returnedRecordOf(await update(admin, { ...pick(view), visibility: 'PRIVATE' }));
    await remove(admin, hidden.id);
    await waitForPublished();
    const { id } = view;
    expect(received).toEqual([
      { entity: 'list_views', id, action: 'UPDATED', user_id: admin.user },
      { entity: 'list_views', id, action: 'DELETED', user_id: admin.user },
    ]);
    await dispose();
  });
});

describe('the preference for a list', () => {
  const save = (user: SignedInUser, input: object) =>
    server.call<{ saveListViewPreference: Preference }>(
      `mutation ($input: SaveListViewPreferenceInput!) { saveListViewPreference(input: $input) { ${preference} } }`,
      { input },
      user,
    );
  const listed = async (user: SignedInUser) => {
    const { data } = await server.call<{ listViewPreferences: { data: Preference[] } }>(
      `{ listViewPreferences(first: 100) { data { ${preference} } } }`,
      {},
      user,
    );
    return data?.listViewPreferences.data;
  };

  it('is one for each user and list, and keeps what a call leaves out', async () => {
    returnedRecordOf(await save(driver, { resource: 'vehicles', view_order: ['3', '1'] }));
    returnedRecordOf(await save(driver, { resource: 'vehicles', default_view_id: '3' }));
    returnedRecordOf(await save(driver, { resource: 'customers', default_view_id: '5' }));
    returnedRecordOf(await save(driver, { resource: 'customers', default_view_id: null }));
    const vehicles = { resource: 'vehicles', default_view_id: '3', view_order: ['3', '1'] };
    const customers = { resource: 'customers', default_view_id: null, view_order: [] };
    expect(await listed(driver)).toHaveLength(2);
    expect(await listed(driver)).toEqual(expect.arrayContaining([vehicles, customers]));
    expect(await listed(admin)).toEqual([]);
  });

  it('is announced to the user in every tab when it changes, and to no other user', async () => {
    const { received, waitForPublished, dispose } = await subscribeToChanges(server, logistician.token, {
      entities: ['list_view_preferences'],
    });
    returnedRecordOf(await save(logistician, { resource: 'vehicles', view_order: ['1', '3'] }));
    returnedRecordOf(await save(admin, { resource: 'vehicles', view_order: ['1', '3'] }));
    returnedRecordOf(await save(logistician, { resource: 'vehicles', view_order: ['3', '1'] }));
    await waitForPublished();
    expect(received.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['CREATED', logistician.user],
      ['UPDATED', logistician.user],
    ]);
    await dispose();
  });

  it('refuses an order of more than 200 views', async () => {
    const view_order = Array.from({ length: 201 }, (_none, index) => String(index + 1));
    expect(inputProblemCodesOf(await save(admin, { resource: 'vehicles', view_order }))).toEqual({
      view_order: ['list_view_order'],
    });
  });
});

const preference = 'resource default_view_id view_order';

interface Preference {
  resource: string;
  default_view_id: string | null;
  view_order: string[];
}

const pick = ({ id, modified_at }: View) => ({ id, modified_at });
