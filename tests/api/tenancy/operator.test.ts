import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOperator } from '../../../server/areas/identity';
import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';
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

describe('the command', () => {
  const become = (tenant: string, options?: { replace: boolean }) =>
    server.database.system((session) => makeOperator(session, tenant, options));
  let founder: SignedInUser;

  beforeAll(async () => {
    founder = await registerCompany(server);
  });

  const operators = () => runSql(server, 'SELECT id FROM tenants WHERE is_operator');
  const permissions = ['operator.review', 'operator.sell', 'operator.status'];

  it('refuses a company that does not exist, and another one than the operator, which it names', async () => {
    expect(await become('999')).toEqual({ kind: 'unknown' });
    expect(await become(other.tenant)).toEqual({ kind: 'taken', id: '3', name: 'Waybill' });
    expect([await become('3'), await operators()]).toEqual([{ kind: 'done' }, [['3']]]);
  });

  it.each([
    ['PENDING', 'SUBSCRIPTION', 'NULL', 'paying'],
    ['SUCCEEDED', 'SUBSCRIPTION', "(waybill_now() AT TIME ZONE 'UTC')::date", 'paying'],
    ['SUCCEEDED', 'SUBSCRIPTION', "(waybill_now() AT TIME ZONE 'UTC')::date - 1", 'done'],
    ['REFUNDED', 'SUBSCRIPTION', "(waybill_now() AT TIME ZONE 'UTC')::date + 9", 'done'],
    ['SUCCEEDED', 'TRIAL', "(waybill_now() AT TIME ZONE 'UTC')::date + 9", 'done'],
  ])('takes a company with a payment that is %s (%s) until %s: %s', async (status, purpose, end, kind) => {
    const { tenant } = founder;
    await runSql(server, 'DELETE FROM payments WHERE tenant_id = $1', tenant);
    await runSql(
      server,
      `INSERT INTO payments (tenant_id, id, amount, currency, billing_cycle, status, purpose, start_date, end_date)
        VALUES ($1, $1, 100, 'EUR', 'MONTHLY', $2, $3, '2020-01-01', ${end})`,
      tenant,
      status,
      purpose,
    );
    await runSql(server, 'UPDATE tenants SET is_operator = id = 3');
    expect(await become(tenant, { replace: true })).toEqual({ kind });
    expect(await operators()).toEqual([[kind === 'done' ? tenant : '3']]);
  });

  it('moves the role and its permissions, and records that in both histories', async () => {
    await runSql(server, 'UPDATE tenants SET is_operator = id = 3');
    await runSql(server, "UPDATE payments SET status = 'REFUNDED' WHERE tenant_id = $1", other.tenant);
    expect([await become(other.tenant, { replace: true }), await become(other.tenant)]).toEqual([
      { kind: 'done' },
      { kind: 'done' },
    ]);
    expect([await operatorPermissionsOf(other), await operatorPermissionsOf(reviewer)]).toEqual([permissions, []]);
    expect(await verificationApiOf(server, other).fetchFirstPending('VEHICLE')).toMatchObject({
      status: 'UNDER_REVIEW',
    });
    const held = `SELECT g.tenant_id FROM role_permissions g JOIN permissions p ON p.id = g.permission_id
      WHERE p.code = 'operator.review' AND g.tenant_id IN (3, $1)`;
    expect(await runSql(server, held, other.tenant)).toEqual([[other.tenant]]);
    const history = `SELECT details ->> 'from', details ->> 'to' FROM activities
      WHERE tenant_id = $1 AND entity_type = 'COMPANY' AND details ->> 'fields' = '["is_operator"]' ORDER BY date DESC LIMIT 1`;
    expect(await runSql(server, history, '3')).toEqual([['true', 'false']]);
    expect(await runSql(server, history, other.tenant)).toEqual([['false', 'true']]);
  });

  it('makes one operator when it runs twice at a time, and ignores one that was deleted', async () => {
    const [first, second] = [founder, other];
    await runSql(server, 'UPDATE tenants SET is_operator = false');
    const changes = await Promise.all([become(first.tenant), become(second.tenant)]);
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'taken']);
    await runSql(server, 'UPDATE tenants SET deleted_at = now() WHERE is_operator');
    const left = changes[0]?.kind === 'done' ? second : first;
    expect([await become(left.tenant), await operators()]).toEqual([{ kind: 'done' }, [[left.tenant]]]);
  });
});
