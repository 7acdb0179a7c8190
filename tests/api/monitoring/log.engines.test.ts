import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';

const lines: Record<string, unknown>[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LOG_LEVEL: 'warn', SLOW_STATEMENT_MS: '1000', TRUST_PROXY: '1' },
    log: { write: (line) => lines.push(JSON.parse(line)) },
    prepare: async (database) => {
      const texts = [
        `CREATE FUNCTION slow_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1.05); RETURN NEW; END $$`,
        'CREATE TRIGGER slow_insert BEFORE INSERT ON vehicles FOR EACH ROW EXECUTE FUNCTION slow_insert()',
      ];
      await database.system(async (session) => {
        for (const text of texts) await session.rows({ text, params: [] });
      });
    },
  });
});

afterAll(() => server.close());

describe('the log', () => {
  it('has slow statements with the id of the request, without values, and with their plan', async () => {
    const { token } = await server.signIn('admin@demo.test');
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-request-id': 'id-of-the-proxy',
      },
      body: JSON.stringify({
        query: 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
        variables: { input: { license: 'SECRET 77' } },
      }),
    });
    expect(response.headers.get('x-request-id')).toBe('id-of-the-proxy');
    expect(await response.json()).toMatchObject({ data: { createVehicle: { id: expect.any(String) } } });
    const slow = lines.filter(({ msg }) => msg === 'slow statement');
    expect(slow).toMatchObject([
      { reqId: 'id-of-the-proxy', operation: 'createVehicle', sql: expect.stringContaining('INSERT INTO "vehicles"') },
    ]);
    expect(slow[0]?.ms).toBeGreaterThanOrEqual(1000);
    await expect
      .poll(() => lines.filter(({ msg }) => msg === 'plan of a slow statement'))
      .toMatchObject([{ reqId: 'id-of-the-proxy', plan: expect.stringContaining('Insert on vehicles') }]);
    expect(JSON.stringify(lines)).not.toContain('SECRET 77');
  });

  it('replaces ids of requests that could forge lines', async () => {
    const response = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': 'forged id {"level":60}' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
