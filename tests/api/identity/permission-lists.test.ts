import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../server/contract.generated';
import { startTestServer, type TestServer } from '../harness/server';
import { createActiveUser, fetchRoles, type RoleRecord, usersApiOf } from './users-api';

let server: TestServer;
let admin: ReturnType<typeof usersApiOf>;
let token: string;
let roles: Record<string, RoleRecord>;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
  admin = usersApiOf(server, token);
  roles = await fetchRoles(admin);
});

afterAll(() => server.close());

const idOf = (name: string) => roles[name]?.id ?? '';
const where = (column: string, operator: string, value?: unknown) => ({ where: { column, operator, value } });

describe('permissions', () => {
  const fields = 'code title methods category { name description visible toggle order }';
  type Row = {
    code: string;
    title: string;
    category: { name: string; visible: boolean; toggle: boolean; order: number };
  };

  it('are ordered within categories, without hidden ones', async () => {
    const rows = await admin.list<Row>('permissions', fields, {
      orderBy: [
        { column: 'category__order', direction: 'ASC' },
        { column: 'code', direction: 'ASC' },
      ],
    });
    const orders = rows.map(({ category }) => category.order);
    expect(orders).toEqual(orders.toSorted((one, other) => one - other));
    expect(rows.every(({ category }) => category.visible)).toBe(true);
    expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(['account.devices', 'users.read']));
    expect(rows.map(({ code }) => code)).not.toContain('operator.review');
  });

  it('include those of the operator for the operator', async () => {
    const operator = usersApiOf(server, (await server.signIn('operator@waybill.test')).token);
    const codes = (await operator.list<Row>('permissions', fields)).map(({ code }) => code);
    expect(codes).toContain('operator.review');
    expect(codes).not.toContain('session.begin');
  });

  it('are searched in the caller’s language', async () => {
    const ask = (language: Language, value: string) =>
      server.call<{ permissions: { data: { code: string; category: { name: string } }[] } }>(
        'query ($where: PermissionsWhere) { permissions(first: 10, where: $where) { data { code category { name } } } }',
        { where: { column: 'title', operator: 'LIKE', value } },
        { token, language },
      );
    expect((await ask('en', 'See users')).data?.permissions.data).toEqual([
      { code: 'users.read', category: { name: 'Users and roles' } },
    ]);
    expect((await ask('pl', 'przeglądanie UŻYTKOWNIKÓW')).data?.permissions.data).toEqual([
      { code: 'users.read', category: { name: 'Użytkownicy i role' } },
    ]);
  });
});

describe('pairs of users and roles', () => {
  it('have an id, and can be filtered by either side', async () => {
    const { id } = await createActiveUser(server, admin, [idOf('driver'), idOf('support')]);
    const pairs = await admin.list<{ id: string; role_id: string; tenant_id: string }>(
      'userHasRoles',
      'id role_id user_id tenant_id',
      where('user_id', 'EQ', id),
    );
    expect(pairs.map(({ role_id }) => role_id).toSorted()).toEqual([idOf('driver'), idOf('support')].toSorted());
    expect(new Set(pairs.map((pair) => pair.id)).size).toBe(2);
    expect(pairs.every(({ tenant_id }) => tenant_id === '1')).toBe(true);
    const [one] = pairs;
    expect(await admin.list('userHasRoles', 'id', where('id', 'EQ', one?.id))).toEqual([{ id: one?.id }]);
  });
});
