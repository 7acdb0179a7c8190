import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../server/app';
import { openMailDelivery } from '../../../server/areas/mail/delivery';
import { type Mail, enqueueMail } from '../../../server/areas/mail/enqueue-mail';
import { readConfig } from '../../../server/config';
import { findFreePort } from '../harness/cluster';
import { waitForSentMails, sendMailsNow } from '../harness/mails';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { forgotPassword } from '../identity/password-calls';
import { startSmtpServer, type TestSmtpServer } from './smtp-server';

let smtp: TestSmtpServer;
let server: TestServer;
const lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
const refused = 'refused@demo.test';

beforeAll(async () => {
  const refuse = (to: string) => (to === refused ? { code: 550 } : undefined);
  // Some tests stop it, and start it again on the same port.
  smtp = await startSmtpServer({ port: await findFreePort(), refuse });
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'Waybill <post@waybill.example>', LOG_LEVEL: 'info' };
  server = await startTestServer({ environment, log });
});

afterEach(async () => {
  vi.useRealTimers();
  await waitForSentMails(server.database);
  smtp.received.length = 0;
  lines.length = 0;
});

afterAll(async () => {
  await server.close();
  await smtp.close();
});

const order = (mail: Mail) => server.database.system((session) => enqueueMail(session, mail));

/** Adds jobs to the queue for the mails that a test has inserted with SQL, and makes the server send them now. */
async function enqueueInserted() {
  await runSql(
    server,
    "INSERT INTO jobs (id, kind, unique_key, payload) SELECT id, 'mail', id, '{}' FROM mails WHERE id < 1000 ON CONFLICT DO NOTHING",
  );
  await sendMailsNow(server.database);
}

async function waitUntil(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

const logged = (message: string) => lines.filter((line) => line.includes(`"msg":"${message}`));

describe('a mail', () => {
  it('is sent by SMTP, as text and HTML', async () => {
    await runSql(server, "UPDATE users SET lang = 'pl' WHERE email = 'admin@demo.test'");
    await forgotPassword(server, 'admin@demo.test');
    await waitForSentMails(server.database);
    const [mail, ...others] = smtp.received;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: 'post@waybill.example',
      to: ['admin@demo.test'],
      headers: {
        from: 'Waybill <post@waybill.example>',
        to: 'admin@demo.test',
        'content-language': 'pl',
        'auto-submitted': 'auto-generated',
        'message-id': expect.stringMatching(/^<waybill-\d+@waybill\.example>$/),
        'content-type': expect.stringContaining('multipart/alternative'),
      },
    });
    const { 'text/plain': text = '', 'text/html': html = '' } = mail?.parts ?? {};
    const [link = 'none'] = /http:\/\/localhost:4000\/auth\/restorePassword\?token=\S+/.exec(text) ?? [];
    expect(text).toContain('prośbę o ustawienie nowego hasła');
    expect(html).toContain(`href="${link}"`);
    expect(html).not.toMatch(/<img|<script|src=/);
    expect(
      await runSql(
        server,
        `SELECT j.attempts, m.sent_at IS NOT NULL, j.state FROM mails m JOIN jobs j ON j.unique_key = m.id::text
          ORDER BY m.id DESC LIMIT 1`,
      ),
    ).toEqual([['1', 't', 'SUCCEEDED']]);
    // The log must contain neither the link nor the recipient of a mail.
    expect(logged('mail sent')).toHaveLength(1);
    expect(lines.join('')).not.toContain(new URL(link).searchParams.get('token'));
    expect(lines.join('')).not.toContain('admin@demo.test');
  });

  it('without a recipient is dropped, and not counted', async () => {
    await forgotPassword(server, 'nobody@demo.test');
    await waitForSentMails(server.database);
    expect(smtp.received).toEqual([]);
    expect(logged('mail dropped')).toHaveLength(1);
  });

  it('with a reset link is dropped a day after the request', async () => {
    const enqueueReset = (hours: string) =>
      runSql(
        server,
        `INSERT INTO mails (id, mail, created_at) SELECT 900 + $1::int, jsonb_build_object('kind', 'RESTORE', 'email', 'admin@demo.test',
          'url', 'http://localhost:4000/auth/restorePassword'), now() - make_interval(hours => $1::int)`,
        hours,
      );
    await enqueueReset('25');
    await enqueueReset('23');
    await enqueueInserted();
    await waitForSentMails(server.database);
    expect(
      await runSql(server, 'SELECT id, sent_at IS NOT NULL FROM mails WHERE id > 900 AND id < 930 ORDER BY id'),
    ).toEqual([
      ['923', 't'],
      ['925', 'f'],
    ]);
    expect(smtp.received).toHaveLength(1);
    expect(logged('mail dropped: it is too old')).toHaveLength(1);
  });

  it('without such a link is sent when it is old', async () => {
    const user = (await runSql(server, "SELECT id FROM users WHERE email = 'admin@demo.test'"))[0]?.[0] ?? '';
    await runSql(
      server,
      `INSERT INTO mails (id, mail, created_at) VALUES (999, jsonb_build_object('kind', 'PASSWORD_CHANGED', 'tenant', '1', 'user', $1::text), now() - interval '2 days')`,
      user,
    );
    await enqueueInserted();
    await waitForSentMails(server.database);
    expect(smtp.received).toHaveLength(1);
  });

  it('is not sent unencrypted in production', async () => {
    const mail = { smtpUrl: smtp.url, from: 'Waybill <post@waybill.example>', isAvailable: true };
    const message = { to: 'admin@demo.test', subject: 'Waybill', language: 'en', text: '', html: '' } as const;
    const delivery = openMailDelivery({ production: true, mail, dataDirectory: '' });
    await expect(delivery?.send(message, '1')).rejects.toThrow('STARTTLS');
    delivery?.close();
    expect(smtp.received).toEqual([]);
  });

  it('is dropped at once when its address is refused', async () => {
    await runSql(server, 'UPDATE sign_in_names SET email = $1 WHERE email = $2', refused, 'support@demo.test');
    await runSql(server, 'UPDATE users SET email = $1 WHERE email = $2', refused, 'support@demo.test');
    await forgotPassword(server, refused);
    await waitForSentMails(server.database);
    await expect.poll(() => logged('mail given up')).toMatchObject([expect.stringContaining('"answer":550')]);
    expect(lines.join('')).not.toContain(refused);
  });
});

describe('while the SMTP server is down', () => {
  it('queues mails with growing delays, and sends them afterwards', { timeout: 300_000 }, async () => {
    const { port } = smtp;
    await smtp.close();
    const seconds =
      "SELECT round(extract(epoch FROM run_at - now())) FROM jobs WHERE kind = 'mail' AND state = 'PENDING'";
    const pauses: number[] = [];
    const user = (await runSql(server, "SELECT id FROM users WHERE email = 'admin@demo.test'"))[0]?.[0] ?? '';
    await order({ kind: 'PASSWORD_CHANGED', tenant: '1', user });
    for (let tries = 1; tries <= 3; tries += 1) {
      await waitUntil(() => logged('mail could not be sent').length === tries);
      pauses.push(Number((await runSql(server, seconds))[0]?.[0]));
      await sendMailsNow(server.database);
    }
    await waitUntil(() => logged('mail could not be sent').length === 4);
    // Reads the remaining delay some time after the delay has begun, so each delay is compared with a range.
    for (const [index, [least, most]] of [
      [0, 10],
      [10, 30],
      [30, 90],
    ].entries()) {
      expect(pauses[index]).toBeGreaterThan(least ?? 0);
      expect(pauses[index]).toBeLessThanOrEqual(most ?? 0);
    }

    smtp = await startSmtpServer({ port });
    await sendMailsNow(server.database);
    await waitForSentMails(server.database);
    expect(smtp.received).toMatchObject([{ to: ['admin@demo.test'] }]);
    const newest = "SELECT attempts, state FROM jobs WHERE kind = 'mail' ORDER BY id DESC LIMIT 1";
    expect(await runSql(server, newest)).toEqual([['5', 'SUCCEEDED']]);
  });

  it('drops a mail after ten tries, and logs it', async () => {
    const { port } = smtp;
    await smtp.close();
    const user = (await runSql(server, "SELECT id FROM users WHERE email = 'admin@demo.test'"))[0]?.[0] ?? '';
    await order({ kind: 'PASSWORD_CHANGED', tenant: '1', user });
    await waitUntil(() => logged('mail could not be sent').length === 1);
    await runSql(server, "UPDATE jobs SET attempts = 9 WHERE kind = 'mail' AND state = 'PENDING'");
    await sendMailsNow(server.database);
    await waitForSentMails(server.database);
    await expect.poll(() => logged('mail given up')).toMatchObject([expect.stringContaining('"tries":10')]);
    smtp = await startSmtpServer({ port });
  });
});

describe('two servers', () => {
  it('send each mail once', { timeout: 300_000 }, async () => {
    const config = readConfig({
      TOKEN_SECRET: 'a secret that only the tests know, long enough',
      LOG_LEVEL: 'silent',
      SMTP_URL: smtp.url,
    });
    const second = await createApp({ database: server.database, config });
    await second.ready();
    // The SMTP server accepts a mail only when two arrive at the same time. Each Waybill server sends one mail at a
    // time, so these two come from different servers.
    smtp.holdUntil(2);
    try {
      const people = await runSql(
        server,
        "SELECT id, email FROM users WHERE tenant_id = 1 AND state = 'ACTIVE' AND deleted_at IS NULL ORDER BY id LIMIT 12",
      );
      for (const [user] of people) await order({ kind: 'PASSWORD_CHANGED', tenant: '1', user: user ?? '' });
      await waitForSentMails(server.database);
      const sentTo = smtp.received.map(({ to }) => to.join());
      expect(people).toHaveLength(12);
      expect(sentTo.toSorted()).toEqual(people.map(([, email]) => String(email)).toSorted());
      // Each of the two servers has sent some of the mails.
      const bySecond = people.length - logged('mail sent').length;
      expect(bySecond).toBeGreaterThan(0);
      expect(bySecond).toBeLessThan(people.length);
    } finally {
      await second.close();
    }
  });
});

describe('a server that stops', () => {
  it('does not wait for an SMTP server that does not respond', { timeout: 300_000 }, async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const stopping = await startTestServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await forgotPassword(stopping, 'admin@demo.test');
    await sendMailsNow(stopping.database);
    await waitUntil(() => sockets.length > 0);
    // A fake clock skips the timeout for a mail that is being sent.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let stopped = false;
    const stops = stopping.close().then(() => (stopped = true));
    const quickly = () => {
      vi.advanceTimersByTime(100);
      return stopped;
    };
    await expect.poll(quickly, { interval: 5, timeout: 15_000 }).toBe(true);
    await stops;
    vi.useRealTimers();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
