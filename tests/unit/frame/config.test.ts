import { createServer } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseConfig, loadConfig } from '../../../providers/config';

const defaults = {
  api: '/graphql',
  dialect: 'waybill',
  server: { pageSize: 100, live: true, requestedWith: false, ignoresCase: true, escape: '\\', times: 'iso' },
  languages: ['en', 'pl'],
  social: [],
  registration: 'open',
};

describe('a configuration', () => {
  test('contains the address and the dialect of the API', () => {
    const content = { api: 'https://api.example/graphql', dialect: 'lighthouse' };
    expect(parseConfig(content)).toEqual({ ...defaults, ...content });
  });

  test.each([{}, null, [], 'text', { api: '', dialect: 'sql' }, { api: 7, dialect: null }])(
    'uses defaults for invalid content: %j',
    (content) => {
      expect(parseConfig(content)).toEqual(defaults);
    },
  );

  test('can set one value and leave the other', () => {
    expect(parseConfig({ dialect: 'lighthouse' })).toEqual({ ...defaults, dialect: 'lighthouse' });
  });
});

test('contains the traits of the server that are valid', () => {
  const server = { pageSize: 50, live: false, requestedWith: true, ignoresCase: false, escape: '', times: 'utc' };
  expect(parseConfig({ server }).server).toEqual(server);
  const invalid = { pageSize: 0, live: 'no', requestedWith: 1, ignoresCase: null, escape: 'ab', times: 'local' };
  expect(parseConfig({ server: invalid }).server).toEqual(defaults.server);
});

test('offers the languages of this build only, or all of them', () => {
  expect(parseConfig({ languages: ['pl', 'de', 'pl', 7] }).languages).toEqual(['pl']);
  expect(parseConfig({ languages: ['de'] }).languages).toEqual(['en', 'pl']);
  expect(parseConfig({ languages: 'pl' }).languages).toEqual(['en', 'pl']);
});

test('offers known sign-in providers only', () => {
  const social = [
    { provider: 'GOOGLE', clientId: 'abc.apps.googleusercontent.com' },
    { provider: 'MICROSOFT', kind: 'CODE' },
    { provider: 'ELSEWHERE', clientId: 'abc' },
    'GOOGLE',
    { clientId: 'abc' },
  ];
  expect(parseConfig({ social }).social).toEqual([
    { provider: 'GOOGLE', clientId: 'abc.apps.googleusercontent.com', kind: 'CODE' },
    { provider: 'MICROSOFT', clientId: '', kind: 'CODE' },
  ]);
});

describe('the configuration that the console is served with', () => {
  const { fetch: fetchFrom } = globalThis;
  const stops: (() => void)[] = [];
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const stop of stops.splice(0)) stop();
  });

  /** Makes `fetch` request relative paths from a server at this port, as in a page of that server. */
  const siteAt = (port: number) =>
    vi.stubGlobal('fetch', async (path: string) => fetchFrom(new URL(path, `http://127.0.0.1:${port}`)));

  /** Starts a server that answers every path with this response, and makes `fetch` request relative paths from it. */
  async function serve(status: number, body: string): Promise<void> {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    stops.push(() => server.close());
    const address = server.address();
    if (typeof address === 'object' && address) siteAt(address.port);
  }

  test('is read', async () => {
    await serve(200, '{"api":"/elsewhere","dialect":"lighthouse"}');
    expect(await loadConfig()).toEqual({ ...defaults, api: '/elsewhere', dialect: 'lighthouse' });
  });

  test.each([
    { what: 'is missing', status: 404, body: '{"api":"/elsewhere"}' },
    { what: 'is the page itself, as static servers answer for what they lack', status: 200, body: '<!doctype html>' },
  ])('is the default when the file $what', async ({ status, body }) => {
    await serve(status, body);
    expect(await loadConfig()).toEqual(defaults);
  });

  test('is the default when nothing responds', async () => {
    siteAt(1);
    expect(await loadConfig()).toEqual(defaults);
  });
});
