import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';

// PostgreSQL has no text with the character of number 0; whoever sends one has simply no such account or device.

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
});

afterAll(() => server.close());

test.each(['admin@demo.test\u0000', '\u0000'])('nobody signs in as %j', async (username) => {
  const { errors } = await server.call('mutation ($input: LoginInput!) { login(input: $input) { access_token } }', {
    input: { username, password: 'waybill-demo' },
  });
  expect(errors).toMatchObject([{ extensions: { code: 1101, reason: 'credentials' } }]);
});

test.each(['\u0000', '1\u0000', ''])('%j is no device', async (id) => {
  const { body } = await server.call('mutation ($id: ID!) { deleteDevice(id: $id) { id } }', { id }, { token });
  expect(body).toEqual({ data: { deleteDevice: null } });
});
