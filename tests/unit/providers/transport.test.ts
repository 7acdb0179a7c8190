import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createApiTransport, type ApiTransport } from '../../../providers/data/transport';
import { mutationCallOf, queryCallOf } from './calls';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab, storeSession, type FakeTab } from './tab';

let server: FakeGraphqlServer;
let tab: FakeTab;
let transport: ApiTransport;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  tab = openFakeTab(server.url);
  transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
});

afterEach(() => server.close());

const methodsOfPosts = () => server.posts.map(({ operations }) => operations.map(({ method }) => method));

const nextTick = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

describe('the calls of one tick', () => {
  it('are sent as one array, and answered in order', async () => {
    server.answer = ({ method }) => ({ value: `${method} answered` });
    const responses = await Promise.all(
      ['vehicles', 'customers', 'cities'].map((name) => transport.send(queryCallOf(name))),
    );
    expect(responses).toEqual(['vehicles answered', 'customers answered', 'cities answered']);
    expect(methodsOfPosts()).toEqual([['vehicles', 'customers', 'cities']]);
    expect(server.posts[0]?.isArray).toBe(true);
  });

  it('are batched even when some come after a promise or two', async () => {
    const later = Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => transport.send(queryCallOf('customers')));
    await Promise.all([transport.send(queryCallOf('vehicles')), later]);
    expect(methodsOfPosts()).toEqual([['vehicles', 'customers']]);
  });

  it('are sent apart from counts, so that rows do not wait for them', async () => {
    const calls = ['vehicles', 'customers', 'users', 'cities'].map((name, index) => ({
      ...queryCallOf(name),
      isCount: index % 2 === 1,
    }));
    await Promise.all(calls.map((call) => transport.send(call)));
    expect(new Set(methodsOfPosts().map(String))).toEqual(new Set(['vehicles,users', 'customers,cities']));
  });

  it('are sent as an object when there is only one', async () => {
    expect(await transport.send(queryCallOf('vehicles'))).toBe('vehicles');
    expect(server.posts[0]?.isArray).toBe(false);
  });

  it('are limited to 25 per request', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `vehicle${index}`);
    const responses = await Promise.all(names.map((name) => transport.send(queryCallOf(name))));
    expect(responses).toEqual(names);
    expect(server.posts).toHaveLength(3);
    expect(Math.max(...server.posts.map(({ operations }) => operations.length))).toBe(25);
  });

  it('of two ticks are sent separately', async () => {
    const first = transport.send(queryCallOf('vehicles'));
    await nextTick();
    await Promise.all([first, transport.send(queryCallOf('customers'))]);
    expect(methodsOfPosts()).toEqual([['vehicles'], ['customers']]);
  });

  it('send the token and the language', async () => {
    storeSession(tab.session, 'anna', ['vehicles']);
    await transport.send(queryCallOf('vehicles'));
    expect(server.posts[0]?.headers).toMatchObject({ authorization: 'Bearer anna-access', 'accept-language': 'pl' });
  });
});

describe('a failed call', () => {
  it('fails alone, with its code, reason and fields', async () => {
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
      transport.send(queryCallOf('vehicles')),
      transport.send(mutationCallOf('createVehicle')),
      transport.send(queryCallOf('customers')),
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

  it('contains the current record after a conflict', async () => {
    const current = { id: '5', license: 'WGM 2041K' };
    server.answer = () => ({ message: 'Changed meanwhile', extensions: { code: 1409, current } });
    await expect(transport.send(mutationCallOf('updateVehicle'))).rejects.toMatchObject({ statusCode: 409, current });
  });

  it('is a network error when the server is unreachable', async () => {
    await server.close();
    await expect(transport.send(queryCallOf('vehicles'))).rejects.toMatchObject({
      name: 'ApiError',
      statusCode: 0,
      code: undefined,
      reason: 'network',
    });
  });

  it('is unavailable when a proxy answers', async () => {
    server.refuse = (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    await expect(transport.send(queryCallOf('vehicles'))).rejects.toMatchObject({
      statusCode: 502,
      reason: 'unavailable',
    });
  });

  it('has the error of the whole request when that is refused', async () => {
    server.refuse = (response) =>
      response
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ errors: [{ message: 'Too much at once', extensions: { code: 6 } }] }));
    const outcomes = await Promise.allSettled([
      transport.send(queryCallOf('vehicles')),
      transport.send(queryCallOf('cities')),
    ]);
    expect(outcomes).toMatchObject([{ reason: { code: 6 } }, { reason: { message: 'Too much at once' } }]);
  });
});

describe('permissions', () => {
  it('refuse other methods before sending', async () => {
    storeSession(tab.session, 'driver', ['vehicles']);
    await expect(transport.send(mutationCallOf('deleteVehicle'))).rejects.toMatchObject({
      message: 'User does not have access to method',
      code: 1200,
    });
    await nextTick();
    expect(server.posts).toEqual([]);
  });

  it('allow listed and public methods', async () => {
    storeSession(tab.session, 'driver', ['vehicles']);
    await Promise.all([transport.send(queryCallOf('vehicles')), transport.send(mutationCallOf('idGenerator'))]);
    expect(methodsOfPosts()).toEqual([['vehicles', 'idGenerator']]);
  });

  it('allow everything without a session', async () => {
    expect(await transport.send(mutationCallOf('deleteVehicle'))).toBe('deleteVehicle');
  });
});
