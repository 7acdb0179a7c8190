import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { Hearing } from './database';

/** What PostgreSQL's own lists of connections call it. */
const listenerName = 'waybill listener';
/** Milliseconds between looks whether the connection still answers, and those that an answer, or a connection, may take. */
const checkEvery = 1000;
const patience = 2000;
/** Milliseconds more, in which an answer is read that came while this process was busy. */
const grace = 100;
/** Milliseconds before the second attempt to connect; twice as many before each further one, up to the longest. */
const firstPause = 100;
const longestPause = 2000;

/**
 * The server's single LISTEN connection, for all channels. When it breaks or stops answering, it is replaced: one attempt
 * at a time, with exponential backoff and jitter. Notifications sent in between are lost, so after a reconnect `missed` of
 * every listener is called.
 */
export class PostgresListener {
  private readonly hearings = new Map<string, Set<Hearing>>();
  private client: Client | undefined;
  private connecting: Promise<void> | undefined;
  private check: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();

  /**
   * @param lost called when the connection is lost; other connections to the same address may be dead, too. `ended`: the
   * socket was closed; `silently`: it is open, but a query got no answer.
   */
  constructor(
    private readonly url: string,
    private readonly lost: (how: 'ended' | 'silently') => void,
  ) {}

  /**
   * Hears a channel from now on.
   * @returns the way to hear it no more
   * @throws what keeps the very first connection from being made
   */
  async listen(channel: string, hearing: Hearing): Promise<() => Promise<void>> {
    const hearings = this.hearings.get(channel);
    if (hearings) hearings.add(hearing);
    else this.hearings.set(channel, new Set([hearing]));
    this.connecting ??= this.connect();
    await this.connecting;
    if (!hearings) await this.client?.query(`LISTEN ${escapeIdentifier(channel)}`);
    return async () => {
      this.hearings.get(channel)?.delete(hearing);
    };
  }

  /** Hears nothing any more. */
  async close(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.check);
    await this.connecting?.catch(() => undefined);
    await this.client?.end();
  }

  /** Makes a connection that hears every channel. */
  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: patience,
      application_name: listenerName,
    });
    // An `end` event follows each error, and is handled below.
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of this.hearings.keys()) await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { hear } of this.hearings.get(channel) ?? []) hear(payload);
    });
    client.once('end', () => this.replace(client, 'ended'));
    this.client = client;
    this.checkLater(client);
  }

  /** Takes a new connection in the place of one that is lost. */
  private replace(broken: Client, how: 'ended' | 'silently'): void {
    if (this.stopping.signal.aborted || this.client !== broken) return;
    clearTimeout(this.check);
    this.client = undefined;
    void broken.end().catch(() => undefined);
    this.lost(how);
    this.connecting = this.connectAgain();
  }

  private async connectAgain(): Promise<void> {
    const { signal } = this.stopping;
    for (let longest = firstPause; !signal.aborted; longest = Math.min(longest * 2, longestPause)) {
      try {
        await this.connect();
        for (const { missed } of [...this.hearings.values()].flatMap((all) => [...all])) missed();
        return;
      } catch {
        await pause(longest * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** Sees to it that a connection which leads nowhere any more is noticed: a network may lose one without a word. */
  private checkLater(client: Client): void {
    this.check = setTimeout(() => void this.checkNow(client), checkEvery).unref();
  }

  private async checkNow(client: Client): Promise<void> {
    const answered = client.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const late = pause(patience, undefined, { ref: false }).then(() => pause(grace, false, { ref: false }));
    if (await Promise.race([answered, late])) this.checkLater(client);
    else this.replace(client, 'silently');
  }
}
