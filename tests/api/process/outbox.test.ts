import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../harness/database';
import { startServerProcess } from '../harness/process';

const folder = mkdtempSync(join(tmpdir(), 'waybill-outbox-'));

/** A data directory with the tests' little demo in it. */
beforeAll(async () => {
  const database = await openTestDatabase(inject('template'), join(folder, 'database'));
  await database.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a server that starts', { timeout: 300_000 }, () => {
  it('prints where mails are read that it does not send', async () => {
    const server = await startServerProcess({ DATA_DIR: folder });
    const [address] = /http:\/\/\S+\/outbox/.exec(server.output()) ?? [];
    const response = await fetch(address?.replace('localhost', '127.0.0.1') ?? '', {
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Outbox</h1>');
    await server.stop();
  });

  it('warns in production that mails wait, and prints no such address', async () => {
    const server = await startServerProcess({ DATA_DIR: folder, NODE_ENV: 'production' });
    // The log is written beside the words to the operator, not before them.
    await expect.poll(server.output).toContain('SMTP_URL is not set');
    expect(server.output()).not.toContain('outbox');
    await server.stop();
  });
});
