import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendOperation } from '../../../providers/auth/call';
import { sendOperationBatch } from '../../../providers/auth/sendOperationBatch';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createApiTransport } from '../../../providers/data/transport';
import { mutationCallOf, queryCallOf } from './calls';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab, storeSession, type FakeTab } from './tab';

let server: FakeGraphqlServer;
let tab: FakeTab;
const log = vi.spyOn(console, 'error');

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  tab = openFakeTab(server.url);
  log.mockReset();
});

afterEach(() => server.close());

const logged = () => log.mock.calls.map((parts) => parts.join(' '));
const createdTransport = () =>
  createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );

it('logs operation and code of a failed call without its contents, and rejects', async () => {
  server.answer = () => ({ message: 'Anna Nowak is taken', extensions: { code: 6, validation: {} } });
  storeSession(tab.session, 'anna', ['createRole']);
  const session = tab.session.get();
  if (!session) throw new Error('Nobody is signed in.');
  const transport = createdTransport();
  const sent = { ...mutationCallOf('createRole'), variables: { name: 'Anna Nowak' } };
  await expect(transport.send(sent)).rejects.toMatchObject({ code: 6 });
  await expect(
    sendOperation(tab, 'mutation ($input: LoginInput!) { login(input: $input) { access_token } }', { input: 'Anna' }),
  ).rejects.toMatchObject({ code: 6 });
  const [result] = await sendOperationBatch(tab, [{ query: 'query { tenant { id } }' }], session);
  expect(result?.status).toBe('rejected');
  expect(logged()).toEqual(['Call failed: createRole 6', 'Call failed: login 6', 'Call failed: tenant 6']);
});

it('logs the reason when the server cannot be reached', async () => {
  await server.close();
  await expect(createdTransport().send(queryCallOf('vehicles'))).rejects.toMatchObject({ reason: 'network' });
  expect(logged()).toEqual(['Call failed: vehicles network']);
});

it('logs neither a success nor an aborted call', async () => {
  const transport = createdTransport();
  const abort = new AbortController();
  const aborted = transport.send(queryCallOf('vehicles', abort.signal));
  abort.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  await transport.send(queryCallOf('customers'));
  expect(logged()).toEqual([]);
});
