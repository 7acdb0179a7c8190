import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOperator } from '../../../server/areas/identity';
import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { verificationApiOf } from './queue';

let server: TestServer;
let reviewer: SignedInUser;
let owner: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  reviewer = await server.signIn('operator@waybill.test');
  owner = await server.signIn('admin@demo.test');
  other = await server.signIn('admin@other.test');
});

afterAll(() => server.close());

const operatorPermissionsOf = async (by: SignedInUser) => {
  const { data } = await server.call<{ permissions: { data: { code: string }[] } }>(
    '{ permissions(first: 100) { data { code } } }',
    {},
    by,
  );
  return data?.permissions.data.map(({ code }) => code).filter((code) => code.startsWith('operator.'));
};

describe('a user of another company', () => {
  const callsOf = async (by: SignedInUser) => {
    const { fetchFirstPending, answer: response } = verificationApiOf(server, reviewer);
    const { id } = await fetchFirstPending('VEHICLE');
    const list = await server.call('{ verificationQueue(first: 1) { data { id } } }', {}, by);
    const review = await response({ id, status: 'VERIFIED' }, by);
    return [list, review].map(({ errors }) => errors?.[0]?.message);
  };
  const refused = Array.from({ length: 2 }, () => 'User does not have access to method');

  it('is refused', async () => {
    expect(await callsOf(owner)).toEqual(refused);
  });

  it('is refused even with a role that holds the permission', async () => {
    await server.database.system(async (session) => {
      const text = `INSERT INTO role_permissions (tenant_id, role_id, permission_id)
        SELECT r.tenant_id, r.id, p.id FROM roles r, permissions p WHERE r.tenant_id = 1 AND r.name = 'admin' AND p.code = 'operator.review'`;
      await session.rows({ text, params: [] });
      await invalidateAccess(session, owner.tenant);
    });
    expect(await callsOf(owner)).toEqual(refused);
    const [rows] = await runSql(
      server,
      'SELECT count(*) FROM role_permissions g JOIN permissions p ON p.id = g.permission_id WHERE p.code = $1 AND g.tenant_id = 1',
      'operator.review',
    );
    expect(rows?.[0]).toBe('1');
  });

  it('cannot become the operator', async () => {
    const write = server.database.write('1', (session) =>
      session.rows({ text: 'UPDATE tenants SET is_operator = true', params: [] }),
    );
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });

  it('does not see the permission', async () => {
    expect(await operatorPermissionsOf(other)).toEqual([]);
    expect(await operatorPermissionsOf(reviewer)).toEqual(['operator.review', 'operator.sell', 'operator.status']);
  });

  it('cannot read the queue in the database', async () => {
    for (const tenant of ['1', '3']) {
      const reading = server.database.read(tenant, (session) =>
        session.rows({ text: 'SELECT * FROM verification_queue', params: [] }),
      );
      await expect(reading).rejects.toMatchObject({ code: '42501' });
    }
  });
});

it('another company becomes the operator by the command, when there is none', async () => {
  const become = (tenant: string) => server.database.system((session) => makeOperator(session, tenant));
  expect([await become(other.tenant), await become('999')]).toEqual(['taken', 'taken']);
  await runSql(server, 'UPDATE tenants SET is_operator = false');
  expect(await become('999')).toBe('unknown');
  expect([await become(other.tenant), await become(other.tenant)]).toEqual(['done', 'done']);
  expect(await operatorPermissionsOf(other)).toEqual(['operator.review', 'operator.sell', 'operator.status']);
  expect(await verificationApiOf(server, other).fetchFirstPending('VEHICLE')).toMatchObject({ status: 'UNDER_REVIEW' });
});
