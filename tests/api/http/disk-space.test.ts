import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer({ environment: { LEAST_FREE_MB: '1000000000' } });
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

describe('when less than the required disk space is free', () => {
  it('refuses writes with the reason', async () => {
    const create = 'mutation { createVehicle(input: { license: "FULL 1" }) { id } }';
    const { data, errors } = await server.call(create, {}, { token: admin.token });
    expect(data?.createVehicle ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 1503, reason: 'storage_full' } }]);
  });

  it('allows reads and sign-ins', async () => {
    const { errors } = await server.call('{ vehicles(first: 1) { data { id } } }', {}, { token: admin.token });
    expect(errors).toBeUndefined();
    await expect(server.signIn('driver@demo.test')).resolves.toMatchObject({ token: expect.any(String) });
  });

  it('reports it at /readyz', async () => {
    const response = await fetch(`${server.url}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready to read: there is no room to write' });
  });
});
