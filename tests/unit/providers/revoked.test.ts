import { afterEach, beforeEach, expect, it } from 'vitest';
import { methodsOf } from '../../../providers/auth/methods';
import { createRefresher } from '../../../providers/auth/refresh';
import { createTransport, type Transport } from '../../../providers/data/transport';
import { mutation, query } from './calls';
import { type ProtocolServer, startProtocolServer } from './protocolServer';
import { authPayload, openTab, signedIn, type Tab } from './tab';

let server: ProtocolServer;
let tab: Tab;
let transport: Transport;
/** What the server lets anybody call now. */
let allowed: string[];

beforeEach(async () => {
  server = await startProtocolServer();
  tab = openTab(server.url);
  transport = createTransport(
    tab,
    createRefresher(tab, (work) => work()),
  );
  signedIn(tab.session, 'old', ['vehicles', 'customers', 'updateVehicle']);
  allowed = ['vehicles'];
  server.answer = ({ method }) => {
    if (method === 'account') return { value: authPayload('new', allowed).user };
    return method === 'vehicles'
      ? { value: method }
      : { message: 'User does not have access to method', extensions: { code: 1200 } };
  };
});

afterEach(() => server.close());

const known = () => methodsOf(tab.session.get() ?? expect.fail('signed out'));
const readings = () => server.operations().filter(({ method }) => method === 'account').length;

it('a query that is refused tells the session what it may do now', async () => {
  await expect(transport.send(query('customers'))).rejects.toMatchObject({ code: 1200 });
  await expect.poll(known).toEqual(['vehicles']);
  expect(await transport.send(query('vehicles'))).toBe('vehicles');
});

it('a mutation that is refused leaves the session, and the page with what was typed on it, as it is', async () => {
  await expect(transport.send(mutation('updateVehicle'))).rejects.toMatchObject({ code: 1200 });
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(readings()).toBe(0);
});

it('a method that is refused whatever the permissions say is not asked about again and again', async () => {
  allowed = ['vehicles', 'customers', 'updateVehicle'];
  await expect(transport.send(query('customers'))).rejects.toMatchObject({ code: 1200 });
  await expect.poll(readings).toBe(1);
  await expect(transport.send(query('customers'))).rejects.toMatchObject({ code: 1200 });
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(readings()).toBe(1);
});
