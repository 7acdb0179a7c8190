import { createServer } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { configOf, loadConfig } from '../../../providers/config';

const defaults = { api: '/graphql', dialect: 'waybill', languages: ['en', 'pl'], social: [] };

describe('a configuration', () => {
  test('says where the API is and how it spells its lists', () => {
    const content = { api: 'https://api.example/graphql', dialect: 'lighthouse' };
    expect(configOf(content)).toEqual({ ...defaults, ...content });
  });

  test.each([{}, null, [], 'text', { api: '', dialect: 'sql' }, { api: 7, dialect: null }])(
    'that says nothing of use is the default one: %j',
    (content) => {
      expect(configOf(content)).toEqual(defaults);
    },
  );

  test('may say one thing and leave the other', () => {
    expect(configOf({ dialect: 'lighthouse' })).toEqual({ ...defaults, dialect: 'lighthouse' });
  });
});

test('of languages, those that this build speaks are offered; all of them where none is named', () => {
  expect(configOf({ languages: ['pl', 'de', 'pl', 7] }).languages).toEqual(['pl']);
  expect(configOf({ languages: ['de'] }).languages).toEqual(['en', 'pl']);
  expect(configOf({ languages: 'pl' }).languages).toEqual(['en', 'pl']);
});

test('of providers to sign in with, those that this build knows are offered', () => {
  const social = [
    { provider: 'GOOGLE', clientId: 'abc.apps.googleusercontent.com' },
    { provider: 'MICROSOFT', kind: 'CODE' },
    { provider: 'ELSEWHERE', clientId: 'abc' },
    'GOOGLE',
    { clientId: 'abc' },
  ];
  expect(configOf({ social }).social).toEqual([
    { provider: 'GOOGLE', clientId: 'abc.apps.googleusercontent.com', kind: 'CREDENTIAL' },
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

  /** The site that the program's paths are read from. */
  const siteAt = (port: number) =>
    vi.stubGlobal('fetch', async (path: string) => fetchFrom(new URL(path, `http://127.0.0.1:${port}`)));

  /** Serves one answer for every path. */
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
  ])('is the default one where the file $what', async ({ status, body }) => {
    await serve(status, body);
    expect(await loadConfig()).toEqual(defaults);
  });

  test('is the default one where nothing answers', async () => {
    siteAt(1);
    expect(await loadConfig()).toEqual(defaults);
  });
});
