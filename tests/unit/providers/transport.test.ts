import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRefresher } from '../../../providers/auth/refresh';
import { createTransport, type Transport } from '../../../providers/data/transport';
import { mutation, query } from './calls';
import { type ProtocolServer, startProtocolServer } from './protocolServer';
import { openTab, signedIn, type Tab } from './tab';

let server: ProtocolServer;
let tab: Tab;
let transport: Transport;

beforeEach(async () => {
  server = await startProtocolServer();
  tab = openTab(server.url);
  transport = createTransport(
    tab,
    createRefresher(tab, (work) => work()),
  );
});

afterEach(() => server.close());

const methodsOfPosts = () => server.posts.map(({ operations }) => operations.map(({ method }) => method));

const nextTick = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

describe('the calls of one tick', () => {
  it('go as one array, answered in their order', async () => {
    server.answer = ({ method }) => ({ value: `${method} answered` });
    const answers = await Promise.all(['vehicles', 'customers', 'cities'].map((name) => transport.send(query(name))));
    expect(answers).toEqual(['vehicles answered', 'customers answered', 'cities answered']);
    expect(methodsOfPosts()).toEqual([['vehicles', 'customers', 'cities']]);
    expect(server.posts[0]?.isArray).toBe(true);
  });

  it('are gathered also when some come after a promise or two', async () => {
    const later = Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => transport.send(query('customers')));
    await Promise.all([transport.send(query('vehicles')), later]);
    expect(methodsOfPosts()).toEqual([['vehicles', 'customers']]);
  });

  it('go as an object when there is only one', async () => {
    expect(await transport.send(query('vehicles'))).toBe('vehicles');
    expect(server.posts[0]?.isArray).toBe(false);
  });

  it('go 25 at most in one POST', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `vehicle${index}`);
    const answers = await Promise.all(names.map((name) => transport.send(query(name))));
    expect(answers).toEqual(names);
    expect(server.posts).toHaveLength(3);
    expect(Math.max(...server.posts.map(({ operations }) => operations.length))).toBe(25);
  });

  it('of two ticks go apart', async () => {
    const first = transport.send(query('vehicles'));
    await nextTick();
    await Promise.all([first, transport.send(query('customers'))]);
    expect(methodsOfPosts()).toEqual([['vehicles'], ['customers']]);
  });

  it('say who calls and in which language', async () => {
    signedIn(tab.session, 'anna', ['vehicles']);
    await transport.send(query('vehicles'));
    expect(server.posts[0]?.headers).toMatchObject({ authorization: 'Bearer anna-access', 'accept-language': 'pl' });
  });
});

describe('a call that fails', () => {
  it('fails alone, with its own code, reason and fields', async () => {
    server.answer = ({ method }) =>
      method === 'createVehicle'
        ? {
            message: 'The input is not valid',
            extensions: {
              code: 6,
              reason: 'fields',
              validation: {
                'input.license': [{ code: 'required' }],
                'input.profile.create.phone': [{ code: 'phone' }, { code: 'too_long', payload: { max: 20 } }],
                'input.vehicle_make.connect': [{ code: 'not_found' }],
              },
            },
          }
        : { value: method };
    const outcomes = await Promise.allSettled([
      transport.send(query('vehicles')),
      transport.send(mutation('createVehicle')),
      transport.send(query('customers')),
    ]);
    expect(outcomes).toMatchObject([
      { value: 'vehicles' },
      {
        reason: {
          name: 'ApiError',
          statusCode: 422,
          code: 6,
          reason: 'fields',
          validation: {
            license: [{ code: 'required' }],
            'profile.phone': [{ code: 'phone' }, { code: 'too_long', payload: { max: 20 } }],
            vehicle_make: [{ code: 'not_found' }],
          },
        },
      },
      { value: 'customers' },
    ]);
  });

  it('brings the record as it is now when it was changed meanwhile', async () => {
    const current = { id: '5', license: 'WGM 2041K' };
    server.answer = () => ({ message: 'Changed meanwhile', extensions: { code: 1409, current } });
    await expect(transport.send(mutation('updateVehicle'))).rejects.toMatchObject({ statusCode: 409, current });
  });

  it('is a network error when the server is out of reach', async () => {
    await server.close();
    await expect(transport.send(query('vehicles'))).rejects.toMatchObject({
      name: 'ApiError',
      statusCode: 0,
      code: undefined,
      reason: 'network',
    });
  });

  it('is unavailable when something in front of the server answers', async () => {
    server.refuse = (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    await expect(transport.send(query('vehicles'))).rejects.toMatchObject({ statusCode: 502, reason: 'unavailable' });
  });

  it('takes the error of the whole POST when the server refuses that', async () => {
    server.refuse = (response) =>
      response
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ errors: [{ message: 'Too much at once', extensions: { code: 6 } }] }));
    const outcomes = await Promise.allSettled([transport.send(query('vehicles')), transport.send(query('cities'))]);
    expect(outcomes).toMatchObject([{ reason: { code: 6 } }, { reason: { message: 'Too much at once' } }]);
  });
});

describe('permissions', () => {
  it('stop a call to a method outside the list before it is sent', async () => {
    signedIn(tab.session, 'driver', ['vehicles']);
    await expect(transport.send(mutation('deleteVehicle'))).rejects.toMatchObject({
      message: 'User does not have access to method',
      code: 1200,
    });
    await nextTick();
    expect(server.posts).toEqual([]);
  });

  it('let through what is in the list and what everyone may call', async () => {
    signedIn(tab.session, 'driver', ['vehicles']);
    await Promise.all([transport.send(query('vehicles')), transport.send(mutation('idGenerator'))]);
    expect(methodsOfPosts()).toEqual([['vehicles', 'idGenerator']]);
  });

  it('let everything through while nobody is signed in', async () => {
    expect(await transport.send(mutation('deleteVehicle'))).toBe('deleteVehicle');
  });
});
