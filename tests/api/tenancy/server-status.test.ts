import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import type { ServerStatus } from '../../../server/contract.generated';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';

const query = `{ serverStatus {
  servers { id host version node disk_free_bytes started_at seen_at is_alive }
  database { engine version migration size_bytes }
  jobs { kind due scheduled running failed oldest_due_seconds }
  mails { waiting failed } background_jobs { queued running } files { count size_bytes }
  errors { at host message type code request_id job_id }
} }`;

let server: TestServer;
let operator: SignedInUser;

beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'error' }, log: { write: () => undefined } });
  operator = await server.signIn('operator@waybill.test');
});

afterAll(() => server.close());

async function readStatus(): Promise<ServerStatus | undefined> {
  const { data, body } = await server.call<{ serverStatus: ServerStatus }>(query, {}, operator);
  expect(body).not.toHaveProperty('errors');
  return data?.serverStatus;
}

const runSql = (text: string, params: readonly unknown[] = []) =>
  server.database.system((session) => session.rows({ text, params }));

describe('the status of the servers', () => {
  it('shows the operator the servers, the database and the queue', async () => {
    // A server that was killed.
    await runSql(`INSERT INTO servers (id, host, version, node, errors, started_at, seen_at)
      VALUES (1, 'killed', '0.0.1', '20.0.0', '[]', now() - interval '1 hour', now() - interval '50 seconds')`);
    await runSql(`INSERT INTO jobs (id, kind, run_at) VALUES (1, 'unhandled kind', now() - interval '90 seconds')`);
    const status = await readStatus();
    expect(status?.servers).toMatchObject([
      { host: 'killed', is_alive: false },
      { version: '0.1.0', is_alive: true, disk_free_bytes: expect.any(Number) },
    ]);
    expect(status?.database).toMatchObject({ engine: 'PostgreSQL', migration: expect.stringMatching(/^\d{4}_\w+$/) });
    expect(status?.database.size_bytes).toBeGreaterThan(1e6);
    const waiting = status?.jobs.find(({ kind }) => kind === 'unhandled kind');
    expect(waiting).toMatchObject({ due: 1, running: 0, failed: 0 });
    expect(waiting?.oldest_due_seconds).toBeGreaterThanOrEqual(90);
  });

  it('shows errors with the id of the request, without data', async () => {
    await runSql('ALTER TABLE vehicles RENAME TO hidden');
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await server.signIn('admin@demo.test')).token}`,
      },
      body: JSON.stringify({
        query: '{ vehiclesView(first: 5) { data { id } } }',
      }),
    });
    const body = await response.text();
    await runSql('ALTER TABLE hidden RENAME TO vehicles');
    expect(body).toContain('Internal Server Error');
    expect(body).toContain(`"requestId":"${response.headers.get('x-request-id')}"`);
    const [error] = (await readStatus())?.errors ?? [];
    expect(error).toMatchObject({
      message: 'a method failed',
      code: '42P01',
      request_id: response.headers.get('x-request-id'),
    });
    expect(JSON.stringify(error)).not.toContain('vehicles');
  });

  it('is refused to the administrator of another company, even with the permission', async () => {
    const admin = await server.signIn('admin@demo.test');
    const refused = { errors: [{ message: 'User does not have access to method' }] };
    expect(await server.call(query, {}, admin)).toMatchObject(refused);
    await server.database.system(async (session) => {
      const text = `INSERT INTO role_permissions (tenant_id, role_id, permission_id)
        SELECT r.tenant_id, r.id, p.id FROM roles r, permissions p
        WHERE r.tenant_id = $1 AND r.name = 'admin' AND p.code = 'operator.status'`;
      await session.rows({ text, params: [admin.tenant] });
      await invalidateAccess(session, admin.tenant);
    });
    expect(await server.call(query, {}, admin)).toMatchObject(refused);
  });
});
