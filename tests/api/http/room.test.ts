import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ environment: { LEAST_FREE_MB: '1000000000' } });
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

describe('where less is free than is kept free', () => {
  it('refuses what would be stored, and says why', async () => {
    const create = 'mutation { createVehicle(input: { license: "FULL 1" }) { id } }';
    const { data, errors } = await server.call(create, {}, { token: admin.token });
    expect(data?.createVehicle ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 1503, reason: 'storage_full' } }]);
  });

  it('lets read and sign in', async () => {
    const { errors } = await server.call('{ vehicles(first: 1) { data { id } } }', {}, { token: admin.token });
    expect(errors).toBeUndefined();
    await expect(server.signIn('driver@demo.test')).resolves.toMatchObject({ token: expect.any(String) });
  });

  it('tells whoever asks whether it is ready', async () => {
    const response = await fetch(`${server.url}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready to read: there is no room to write' });
  });
});
