import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';

// PostgreSQL cannot store the character NUL, so no account or device can have a name that contains it.

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
});

afterAll(() => server.close());

test.each(['admin@demo.test\u0000', '\u0000'])('refuses to sign in as %j', async (username) => {
  const { errors } = await server.call('mutation ($input: LoginInput!) { login(input: $input) { access_token } }', {
    input: { username, password: 'waybill-demo' },
  });
  expect(errors).toMatchObject([{ extensions: { code: 1101, reason: 'credentials' } }]);
});

test.each(['\u0000', '1\u0000', ''])('finds no device %j', async (id) => {
  const { body } = await server.call('mutation ($id: ID!) { deleteDevice(id: $id) { id } }', { id }, { token });
  expect(body).toEqual({ data: { deleteDevice: null } });
});
