import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import type { ReceivedMail } from '../harness/mails';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { forgotPassword } from '../identity/password-calls';

let server: TestServer;
let mail: ReceivedMail | undefined;

beforeAll(async () => {
  server = await startTestServer();
  await runSql(server, "UPDATE users SET lang = 'pl' WHERE email = 'admin@demo.test'");
  await forgotPassword(server, 'admin@demo.test');
  [mail] = await server.mails('admin@demo.test');
});

afterAll(() => server.close());

async function read(path: string, accept = 'text/html', url = server.url) {
  const response = await fetch(url + path, { headers: { accept } });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

describe('the outbox', () => {
  it('lists the unsent mails, each as HTML and text', async () => {
    const list = await read('/outbox');
    expect(list.status).toBe(200);
    expect(list.body).toContain('admin@demo.test');
    const [html, text] = [`/outbox/${mail?.id}.html`, `/outbox/${mail?.id}.txt`];
    for (const path of [html, text]) expect(list.body).toContain(`href="${path}"`);
    expect(await read(html)).toMatchObject({ status: 200, body: mail?.html });
    expect(await read(text)).toMatchObject({ status: 200, body: mail?.text });
    expect((await read(text)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(mail?.html).toContain(`href="${mail?.link}"`);
  });

  it('returns the mails and the number of queued ones as JSON', async () => {
    const { waiting, mails }: { waiting: number; mails: object[] } = JSON.parse(
      (await read('/outbox', 'application/json')).body,
    );
    expect(waiting).toBe(0);
    expect(mails).toMatchObject([{ to: 'admin@demo.test', language: 'pl', subject: 'Nowe hasło do systemu Waybill' }]);
  });

  it('runs no scripts, loads nothing, and is not cached', async () => {
    for (const path of ['/outbox', `/outbox/${mail?.id}.html`, `/outbox/${mail?.id}.txt`]) {
      const { headers, body } = await read(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('script-src');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).not.toMatch(/<script|<img|<link|url\(/);
    }
  });

  it.each(['/outbox/1-1.html', '/outbox/..%2F..%2Ftoken-secret.html', '/outbox/none', '/outbox/%00.html'])(
    'answers an error at %s',
    async (path) => {
      expect((await read(path)).status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe.each([
  ['in production', { NODE_ENV: 'production' }],
  ['where mails are sent', { SMTP_URL: 'smtp://127.0.0.1:9' }],
])('%s', (_where, environment) => {
  it('is disabled', async () => {
    const { url, close } = await startSecondServer(server, { environment });
    try {
      for (const path of ['/outbox', `/outbox/${mail?.id}.html`]) {
        for (const accept of ['text/html', 'application/json'])
          expect((await read(path, accept, url)).status).toBe(404);
      }
    } finally {
      await close();
    }
  });
});

describe('in production without a public address', () => {
  it('logs a warning that no links can be sent', { timeout: 300_000 }, async () => {
    const warnings = async (environment: Record<string, string>) => {
      const lines: string[] = [];
      const log = { write: (line: string) => void lines.push(line) };
      await (
        await startSecondServer(server, {
          environment: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment },
          log,
        })
      ).close();
      return lines.filter((line) => line.includes('PUBLIC_URL'));
    };
    expect(await warnings({})).toHaveLength(1);
    expect(await warnings({ ALLOWED_ORIGINS: 'https://waybill.example.com' })).toEqual([]);
  });
});

describe('in production without an SMTP server', () => {
  it('logs a warning, and queues mails', { timeout: 300_000 }, async () => {
    const lines: string[] = [];
    // Uses a server on its own database: on a shared database, another server would send the mail.
    const environment = { NODE_ENV: 'production', PUBLIC_URL: 'https://waybill.example.com', LOG_LEVEL: 'warn' };
    const production = await startTestServer({ environment, log: { write: (line) => void lines.push(line) } });
    try {
      expect(lines).toMatchObject([expect.stringContaining('SMTP_URL is not set')]);
      await forgotPassword(production, 'admin@demo.test', 'https://waybill.example.com/auth/restorePassword');
      const waiting = "SELECT attempts, state, lease FROM jobs WHERE kind = 'mail'";
      expect(await runSql(production, waiting)).toEqual([['0', 'PENDING', null]]);
    } finally {
      await production.close();
    }
  });
});
