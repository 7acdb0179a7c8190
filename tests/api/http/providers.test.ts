import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';

let folder: string;
let base: TestServer;
const servers: TestServer[] = [];

const google = { GOOGLE_CLIENT_ID: 'google-client', GOOGLE_CLIENT_SECRET: 'never sent', GOOGLE_TOKEN_KIND: 'CODE' };
const microsoft = { MICROSOFT_CLIENT_ID: 'microsoft-client' };

async function serve(environment: Record<string, string>): Promise<string> {
  const server = await startSecondServer(base, { environment: { CONSOLE_DIR: folder, ...environment } });
  servers.push(server);
  return server.url;
}

let bare: string;
let withGoogle: string;
let withBoth: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-console-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Waybill</title>');
  base = await startTestServer();
  bare = await serve({});
  withGoogle = await serve(google);
  withBoth = await serve({ ...google, ...microsoft });
});

afterAll(async () => {
  for (const server of [...servers, base]) await server.close();
  rmSync(folder, { recursive: true });
});

const configOf = async (url: string): Promise<Record<string, unknown>> => {
  const response = await fetch(`${url}/config.json`);
  return response.json();
};

async function headersOf(url: string): Promise<Headers> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  await response.text();
  return response.headers;
}

async function policyOf(url: string): Promise<Record<string, string>> {
  const parts = ((await headersOf(url)).get('content-security-policy') ?? '').split(';').map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values.join(' ')]));
}

describe('the console’s configuration', () => {
  it('contains the enabled providers and their settings, without secrets', async () => {
    expect((await configOf(bare)).social).toEqual([]);
    const config = await configOf(withBoth);
    expect(config.social).toEqual([
      { provider: 'GOOGLE', clientId: 'google-client', kind: 'CODE' },
      { provider: 'MICROSOFT', clientId: 'microsoft-client', kind: 'CREDENTIAL' },
    ]);
    expect(JSON.stringify(config)).not.toContain('never sent');
  });
});

describe('the page’s policy', () => {
  it('allows what the enabled providers need, and nothing else', async () => {
    const without = await policyOf(bare);
    expect(without).not.toHaveProperty('frame-src');
    expect(JSON.stringify(without)).not.toContain('google');
    const gsi = 'https://accounts.google.com/gsi/';
    const expected = {
      ...without,
      'script-src': `'self' ${gsi}client`,
      'style-src': `'self' 'unsafe-inline' ${gsi}style`,
      'connect-src': `'self' ${gsi}`,
      'frame-src': gsi,
    };
    expect(await policyOf(withGoogle)).toEqual(expected);
    // Microsoft's sign-in opens in a popup window, so the page's Content-Security-Policy needs no source for it.
    expect(await policyOf(withBoth)).toEqual(expected);
  });

  it('allows popups of a provider only when one is enabled', async () => {
    const policies = async (url: string) => {
      const headers = await headersOf(url);
      return [headers.get('cross-origin-opener-policy'), headers.get('referrer-policy')];
    };
    expect(await policies(bare)).toEqual(['same-origin', 'no-referrer']);
    expect(await policies(withGoogle)).toEqual(['same-origin-allow-popups', 'strict-origin']);
  });
});
