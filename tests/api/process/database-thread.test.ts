import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Database,
  DatabaseUnavailableError,
  type Session,
  StatementTimeoutError,
} from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open';
import { openTestDatabase } from '../harness/database';

const folder = mkdtempSync(join(tmpdir(), 'waybill-thread-'));
const endless = 'SELECT count(*) FROM generate_series(1, 1000000000000)';
const ask = (session: Session, text: string) => session.rows({ text, params: [] });

describe('the embedded database', () => {
  let database: Database;

  beforeAll(async () => {
    const copy = await openTestDatabase(inject('template'), folder);
    await copy.close();
    database = await openDatabase({ directory: folder, statementSeconds: 1 });
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('does not block the process during a statement', async () => {
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 10);
    await expect(database.read('1', (session) => ask(session, endless))).rejects.toBeInstanceOf(StatementTimeoutError);
    clearInterval(heart);
    expect(beats).toBeGreaterThan(20);
  });

  it('keeps only committed data after a statement was terminated in a transaction', async () => {
    await database.write('1', (session) => ask(session, 'UPDATE vehicles SET year = 1901'));
    const halfWritten = database.write('1', async (session) => {
      await ask(session, 'UPDATE vehicles SET year = 1902');
      await ask(session, endless);
    });
    await expect(halfWritten).rejects.toBeInstanceOf(StatementTimeoutError);
    const years = await database.read('1', (session) => ask(session, 'SELECT DISTINCT year FROM vehicles'));
    expect(years).toEqual([['1901']]);
  });

  it('refuses further statements of a transaction after one was terminated', async () => {
    const careless = database.write('1', async (session) => {
      await ask(session, endless).catch(() => undefined);
      await ask(session, 'UPDATE vehicles SET year = 1903');
    });
    await expect(careless).rejects.toBeInstanceOf(StatementTimeoutError);
    const years = await database.read('1', (session) => ask(session, 'SELECT DISTINCT year FROM vehicles'));
    expect(years).toEqual([['1901']]);
  });

  it('keeps its data and its subscriptions when it starts again', async () => {
    const heard: string[] = [];
    const subscriber = { onNotification: (payload: string) => heard.push(payload), onReconnect: () => undefined };
    const stop = await database.listen('restarts', subscriber);
    await database.restart?.();
    await database.system((session) => ask(session, "SELECT pg_notify('restarts', 'after')"));
    expect(heard).toEqual(['after']);
    await stop();
    const years = await database.read('1', (session) => ask(session, 'SELECT DISTINCT year FROM vehicles'));
    expect(years).toEqual([['1901']]);
  });

  it('refuses work after it was closed', async () => {
    const other = await openTestDatabase(inject('template'));
    await other.close();
    await expect(other.read('1', (session) => ask(session, 'SELECT 1'))).rejects.toBeInstanceOf(
      DatabaseUnavailableError,
    );
  });

  it('listens again after a restart, and reports that notifications may be missing', async () => {
    const notifications: string[] = [];
    let misses = 0;
    await database.listen('news', {
      onNotification: (payload) => notifications.push(payload),
      onReconnect: () => (misses += 1),
    });
    await expect(database.read('1', (session) => ask(session, endless))).rejects.toBeInstanceOf(StatementTimeoutError);
    await database.system((session) => ask(session, "SELECT pg_notify('news', 'again')"));
    await expect.poll(() => notifications).toEqual(['again']);
    expect(misses).toBe(1);
  });
});
