import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../server/app';
import { openDelivery } from '../../../server/areas/mail/delivery';
import { type Mail, post } from '../../../server/areas/mail/post';
import { readConfig } from '../../../server/config';
import { mailsGone, sendMailsNow } from '../harness/mails';
import { startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { forgotPassword } from '../identity/password-calls';
import { startSmtp, type TestSmtp } from './smtp-server';

let smtp: TestSmtp;
let server: TestServer;
const lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
const refused = 'refused@demo.test';

beforeAll(async () => {
  smtp = await startSmtp({ refuse: (to) => (to === refused ? { code: 550 } : undefined) });
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'Waybill <post@waybill.example>', LOG_LEVEL: 'info' };
  server = await startTestServer({ environment, log });
});

afterEach(async () => {
  vi.useRealTimers();
  await mailsGone(server.database);
  smtp.received.length = 0;
  lines.length = 0;
});

afterAll(async () => {
  await server.close();
  await smtp.close();
});

const order = (mail: Mail) => server.database.system((session) => post(session, mail));

/** Enqueues mails that a test has inserted, and has them sent now. */
async function enqueueInserted() {
  await change(
    server,
    "INSERT INTO jobs (id, kind, unique_key, payload) SELECT id, 'mail', id, '{}' FROM mails WHERE id < 1000 ON CONFLICT DO NOTHING",
  );
  await sendMailsNow(server.database);
}

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

const logged = (message: string) => lines.filter((line) => line.includes(`"msg":"${message}`));

describe('a mail', () => {
  it('goes by SMTP, as text and as HTML', async () => {
    await change(server, "UPDATE users SET lang = 'pl' WHERE email = 'admin@demo.test'");
    await forgotPassword(server, 'admin@demo.test');
    await mailsGone(server.database);
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
      await change(
        server,
        `SELECT j.attempts, m.sent_at IS NOT NULL, j.state FROM mails m JOIN jobs j ON j.unique_key = m.id::text
          ORDER BY m.id DESC LIMIT 1`,
      ),
    ).toEqual([['1', 't', 'SUCCEEDED']]);
    // Its link, and whom it went to, are for the receiver.
    expect(logged('mail sent')).toHaveLength(1);
    expect(lines.join('')).not.toContain(new URL(link).searchParams.get('token'));
    expect(lines.join('')).not.toContain('admin@demo.test');
  });

  it('that nobody can get is dropped, and counted as none', async () => {
    await forgotPassword(server, 'nobody@demo.test');
    await mailsGone(server.database);
    expect(smtp.received).toEqual([]);
    expect(logged('mail dropped')).toHaveLength(1);
  });

  it('with a link to a new password is dropped a day after it was wished for', async () => {
    const wish = (hours: string) =>
      change(
        server,
        `INSERT INTO mails (id, mail, created_at) SELECT 900 + $1::int, jsonb_build_object('kind', 'RESTORE', 'email', 'admin@demo.test',
          'url', 'http://localhost:4000/auth/restorePassword'), now() - make_interval(hours => $1::int)`,
        hours,
      );
    await wish('25');
    await wish('23');
    await enqueueInserted();
    await mailsGone(server.database);
    expect(
      await change(server, 'SELECT id, sent_at IS NOT NULL FROM mails WHERE id > 900 AND id < 930 ORDER BY id'),
    ).toEqual([
      ['923', 't'],
      ['925', 'f'],
    ]);
    expect(smtp.received).toHaveLength(1);
    expect(logged('mail dropped: it is too old')).toHaveLength(1);
  });

  it('that is old is sent all the same when it holds no such link', async () => {
    const user = (await change(server, "SELECT id FROM users WHERE email = 'admin@demo.test'"))[0]?.[0] ?? '';
    await change(
      server,
      `INSERT INTO mails (id, mail, created_at) VALUES (999, jsonb_build_object('kind', 'PASSWORD_CHANGED', 'tenant', '1', 'user', $1::text), now() - interval '2 days')`,
      user,
    );
    await enqueueInserted();
    await mailsGone(server.database);
    expect(smtp.received).toHaveLength(1);
  });

  it('does not go in the clear in production', async () => {
    const mail = { smtpUrl: smtp.url, from: 'Waybill <post@waybill.example>' };
    const message = { to: 'admin@demo.test', subject: 'Waybill', language: 'en', text: '', html: '' } as const;
    const delivery = openDelivery({ production: true, mail, dataDirectory: '' });
    await expect(delivery?.send(message, '1')).rejects.toThrow('STARTTLS');
    delivery?.close();
    expect(smtp.received).toEqual([]);
  });

  it('that is refused for its address is given up at once', async () => {
    await change(server, 'UPDATE sign_in_names SET email = $1 WHERE email = $2', refused, 'support@demo.test');
    await change(server, 'UPDATE users SET email = $1 WHERE email = $2', refused, 'support@demo.test');
    await forgotPassword(server, refused);
    await mailsGone(server.database);
    expect(logged('mail given up')).toMatchObject([expect.stringContaining('"answer":550')]);
    expect(lines.join('')).not.toContain(refused);
  });
});

describe('while the SMTP server is down', () => {
  it('mails wait, with growing pauses, and go once it is up again', { timeout: 300_000 }, async () => {
    const { port } = smtp;
    await smtp.close();
    const seconds =
      "SELECT round(extract(epoch FROM run_at - now())) FROM jobs WHERE kind = 'mail' AND state = 'PENDING'";
    const pauses: number[] = [];
    const user = (await change(server, "SELECT id FROM users WHERE email = 'admin@demo.test'"))[0]?.[0] ?? '';
    await order({ kind: 'PASSWORD_CHANGED', tenant: '1', user });
    for (let tries = 1; tries <= 3; tries += 1) {
      await until(() => logged('mail could not be sent').length === tries);
      pauses.push(Number((await change(server, seconds))[0]?.[0]));
      await sendMailsNow(server.database);
    }
    await until(() => logged('mail could not be sent').length === 4);
    // Looked at a while after they began.
    for (const [index, [least, most]] of [
      [0, 10],
      [10, 30],
      [30, 90],
    ].entries()) {
      expect(pauses[index]).toBeGreaterThan(least ?? 0);
      expect(pauses[index]).toBeLessThanOrEqual(most ?? 0);
    }

    smtp = await startSmtp({ port });
    await sendMailsNow(server.database);
    await mailsGone(server.database);
    expect(smtp.received).toMatchObject([{ to: ['admin@demo.test'] }]);
    const newest = "SELECT attempts, state FROM jobs WHERE kind = 'mail' ORDER BY id DESC LIMIT 1";
    expect(await change(server, newest)).toEqual([['5', 'SUCCEEDED']]);
  });

  it('a mail is given up after ten tries, and the log says so', async () => {
    const { port } = smtp;
    await smtp.close();
    const user = (await change(server, "SELECT id FROM users WHERE email = 'admin@demo.test'"))[0]?.[0] ?? '';
    await order({ kind: 'PASSWORD_CHANGED', tenant: '1', user });
    await until(() => logged('mail could not be sent').length === 1);
    await change(server, "UPDATE jobs SET attempts = 9 WHERE kind = 'mail' AND state = 'PENDING'");
    await sendMailsNow(server.database);
    await mailsGone(server.database);
    expect(logged('mail given up')).toMatchObject([expect.stringContaining('"tries":10')]);
    smtp = await startSmtp({ port });
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
    // Each sends one mail after another: the first two are one of each.
    smtp.gather(2);
    try {
      const people = await change(
        server,
        "SELECT id, email FROM users WHERE tenant_id = 1 AND state = 'ACTIVE' AND deleted_at IS NULL ORDER BY id LIMIT 12",
      );
      for (const [user] of people) await order({ kind: 'PASSWORD_CHANGED', tenant: '1', user: user ?? '' });
      await mailsGone(server.database);
      const sentTo = smtp.received.map(({ to }) => to.join());
      expect(people).toHaveLength(12);
      expect(sentTo.toSorted()).toEqual(people.map(([, email]) => String(email)).toSorted());
      // Both have had a hand in it.
      const bySecond = people.length - logged('mail sent').length;
      expect(bySecond).toBeGreaterThan(0);
      expect(bySecond).toBeLessThan(people.length);
    } finally {
      await second.close();
    }
  });
});

describe('a server that stops', () => {
  it('does not wait for an SMTP server that says nothing', { timeout: 300_000 }, async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const stopping = await startTestServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await forgotPassword(stopping, 'admin@demo.test');
    await sendMailsNow(stopping.database);
    await until(() => sockets.length > 0);
    // What it gives a mail under way to end is some seconds of a clock that runs faster.
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
