import { afterEach, beforeEach, expect, it } from 'vitest';
import { permittedMethods } from '../../../providers/auth/methods';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createApiTransport, type ApiTransport } from '../../../providers/data/transport';
import { mutationCallOf, queryCallOf } from './calls';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { authPayloadOf, openFakeTab, storeSession, type FakeTab } from './tab';

let server: FakeGraphqlServer;
let tab: FakeTab;
let transport: ApiTransport;
/** The methods that the fake server allows at the moment. Tests change them to revoke permissions. */
let allowed: string[];

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  tab = openFakeTab(server.url);
  transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
  storeSession(tab.session, 'old', ['vehicles', 'customers', 'updateVehicle']);
  allowed = ['vehicles'];
  server.answer = ({ method }) => {
    if (method === 'account') return { value: authPayloadOf('new', allowed).user };
    return method === 'vehicles'
      ? { value: method }
      : { message: 'User does not have access to method', extensions: { code: 1200 } };
  };
});

afterEach(() => server.close());

const known = () => permittedMethods(tab.session.get() ?? expect.fail('signed out'));
const readings = () => server.operations().filter(({ method }) => method === 'account').length;

it('updates the session’s permissions after a refused query', async () => {
  await expect(transport.send(queryCallOf('customers'))).rejects.toMatchObject({ code: 1200 });
  await expect.poll(known).toEqual(['vehicles']);
  expect(await transport.send(queryCallOf('vehicles'))).toBe('vehicles');
});

it('keeps the session, and the page with its input, after a refused mutation', async () => {
  await expect(transport.send(mutationCallOf('updateVehicle'))).rejects.toMatchObject({ code: 1200 });
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(readings()).toBe(0);
});

it('does not ask again when a method is refused despite its permission', async () => {
  allowed = ['vehicles', 'customers', 'updateVehicle'];
  await expect(transport.send(queryCallOf('customers'))).rejects.toMatchObject({ code: 1200 });
  await expect.poll(readings).toBe(1);
  await expect(transport.send(queryCallOf('customers'))).rejects.toMatchObject({ code: 1200 });
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(readings()).toBe(1);
});
