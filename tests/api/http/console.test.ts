import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { postToGraphql } from '../identity/calls';

const page = '<!doctype html><title>Waybill</title>';
const script = `console.log(${JSON.stringify('waybill '.repeat(500))});`;

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-console-'));
  cpSync('public', folder, { recursive: true });
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script));
  server = await startTestServer({ environment: { CONSOLE_DIR: folder } });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml' };
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe('the console', () => {
  it.each(['/', '/vehicle', '/vehicle/123', '/auth/restorePassword?token=a.b'])(
    'serves one page at %s, revalidated on each request',
    async (path) => {
      const response = await get(path, html);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(page);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/assets/gone-9z.js', '/missing.png', '/vehicle.json'])(
    'answers 404 for a missing file: %s',
    async (path) => {
      expect((await get(path, html)).status).toBe(404);
    },
  );

  it('answers 404 for a request of JSON', async () => {
    expect((await get('/vehicle', { accept: 'application/json' })).status).toBe(404);
  });

  it.each(['br', 'gzip'])('serves assets precompressed with %s and cached forever', async (encoding) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(script);
  });

  it.each(['/../server/config.ts', '/%2e%2e/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env'])(
    'does not serve files outside its folder: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('"name"');
    },
  );

  it('serves the address of the API', async () => {
    const response = await get('/config.json');
    expect(await response.json()).toEqual({
      api: '/graphql',
      dialect: 'waybill',
      languages: ['en', 'pl'],
      social: [],
      registration: 'open',
    });
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the manifest, by which browsers offer to install the console', () => {
  interface Manifest {
    name: string;
    start_url: string;
    scope: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  }

  it('is linked by the page, and names an app that opens at its start in a window of its own', async () => {
    expect(readFileSync('index.html', 'utf8')).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    const response = await get('/manifest.webmanifest');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^application\/manifest\+json/),
    ]);
    const { name, start_url, scope, display }: Manifest = await response.json();
    expect({ name, start_url, scope, display }).toEqual({
      name: 'Waybill',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  it('names icons of 192 and 512 pixels that exist in that size', async () => {
    const { icons }: Manifest = await (await get('/manifest.webmanifest')).json();
    const sizes = icons.filter(({ purpose }) => purpose === undefined).map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
    for (const { src, sizes: size, type } of icons) {
      const response = await get(src);
      expect([response.status, response.headers.get('content-type')], src).toEqual([200, type]);
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([size, type]);
    }
  });
});

describe('security headers', () => {
  const expected = {
    policy: {
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'font-src': "'self'",
      'img-src': "'self' data:",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    },
    transport: 'max-age=31536000',
    types: 'nosniff',
    poweredBy: null,
  };

  function headersOf({ headers }: Response) {
    const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.split(' '));
    return {
      policy: Object.fromEntries(parts.map(([name = '', ...values]) => [name, values.join(' ')])),
      transport: headers.get('strict-transport-security'),
      types: headers.get('x-content-type-options'),
      poweredBy: headers.get('x-powered-by'),
    };
  }

  it.each([
    ['the page', '/', html],
    ['a file', '/assets/app-1a2b.js', {}],
    ['what is not there', '/missing.png', {}],
    ['the configuration', '/config.json', {}],
    ['health', '/healthz', {}],
    ['readiness', '/readyz', {}],
    ['the API', '/graphql', {}],
  ])('are sent with %s', async (_what, path, headers) => {
    expect(headersOf(await get(path, headers))).toEqual(expected);
  });

  it.each(['{"query":"{__typename}"}', '{"query":"{ vehicles(first: 1) { data { id } } }"}', '{'])(
    'are sent with the answer to %s',
    async (body) => {
      expect(headersOf(await postToGraphql(server.url, body))).toEqual(expected);
    },
  );
});

describe('health', () => {
  it('is reported while the server runs; readiness depends on the database', async () => {
    const other = await startTestServer();
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    await other.database.close();
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(503);
    await other.close().catch(() => undefined);
  });
});
