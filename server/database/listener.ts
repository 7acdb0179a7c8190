import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { ChannelSubscriber } from './database';

/** The connection's `application_name` in PostgreSQL. */
const listenerName = 'waybill listener';
/** Milliseconds between two health checks. */
const checkEveryMs = 400;
/** Timeout of a health check or a new connection, in milliseconds. */
const timeoutMs = 2000;
/** Extra milliseconds to read an answer that arrived while this process was busy. */
const graceMs = 100;
/** Pause before the second attempt to reconnect, in milliseconds. It doubles after each attempt up to the longest. */
const firstPauseMs = 100;
const longestPauseMs = 2000;

/**
 * The server's single LISTEN connection, for all channels. If the connection breaks or stops answering, the listener
 * reconnects with exponential backoff and jitter. Notifications sent in the meantime are lost, so the listener then
 * calls `onReconnect` of every subscriber.
 */
export class PostgresListener {
  private readonly subscribers = new Map<string, Set<ChannelSubscriber>>();
  private client: Client | undefined;
  private connecting: Promise<void> | undefined;
  private check: NodeJS.Timeout | undefined;
  /** Settles when the last statement on the connection has ended. Never rejects. */
  private previous: Promise<unknown> = Promise.resolve();
  private readonly stopping = new AbortController();

  /**
   * @param lost called when the connection is lost, because other connections to the same address may be dead, too.
   * `ended`: the socket was closed; `silently`: the socket is open, but a query got no answer
   */
  constructor(
    private readonly url: string,
    private readonly lost: (how: 'ended' | 'silently') => void,
  ) {}

  /**
   * Subscribes to a channel.
   * @returns a function that unsubscribes
   * @throws the error if the first connection fails
   */
  async listen(channel: string, hearing: ChannelSubscriber): Promise<() => Promise<void>> {
    const hearings = this.subscribers.get(channel);
    if (hearings) hearings.add(hearing);
    else this.subscribers.set(channel, new Set([hearing]));
    try {
      this.connecting ??= this.connect();
      await this.connecting;
      const sentAt = performance.now();
      if (this.client) await this.run(this.client, `LISTEN ${escapeIdentifier(channel)}`);
      hearing.onAlive?.(sentAt);
    } catch (error) {
      // The next call connects, or sends LISTEN, again.
      if (!this.client) this.connecting = undefined;
      this.subscribers.get(channel)?.delete(hearing);
      if (!hearings) this.subscribers.delete(channel);
      throw error;
    }
    return async () => {
      this.subscribers.get(channel)?.delete(hearing);
    };
  }

  /** Closes the connection and stops reconnecting. */
  async close(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.check);
    await this.connecting?.catch(() => undefined);
    await this.client?.end();
  }

  /** Connects, and listens to every channel. */
  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: timeoutMs,
      application_name: listenerName,
    });
    // An `end` event follows each error, and its handler replaces the connection.
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of this.subscribers.keys()) await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotification } of this.subscribers.get(channel) ?? []) onNotification(payload);
    });
    client.once('end', () => this.replace(client, 'ended'));
    this.client = client;
    this.previous = Promise.resolve();
    this.checkLater(client);
  }

  /** Reports a lost connection and starts to reconnect. Ignores a connection that was already replaced. */
  private replace(broken: Client, how: 'ended' | 'silently'): void {
    if (this.stopping.signal.aborted || this.client !== broken) return;
    clearTimeout(this.check);
    this.client = undefined;
    for (const { onDisconnect } of this.allSubscribers()) onDisconnect?.();
    void broken.end().catch(() => undefined);
    this.lost(how);
    this.connecting = this.connectAgain();
  }

  private async connectAgain(): Promise<void> {
    const { signal } = this.stopping;
    for (let longest = firstPauseMs; !signal.aborted; longest = Math.min(longest * 2, longestPauseMs)) {
      try {
        await this.connect();
        for (const { onReconnect } of this.allSubscribers()) onReconnect();
        return;
      } catch {
        await pause(longest * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** Schedules a health check: a network can drop a connection without closing it. */
  private checkLater(client: Client): void {
    this.check = setTimeout(() => void this.checkNow(client), checkEveryMs).unref();
  }

  private async checkNow(client: Client): Promise<void> {
    const sentAt = performance.now();
    const answered = this.run(client, 'SELECT 1').then(
      () => true,
      () => false,
    );
    const late = pause(timeoutMs, undefined, { ref: false }).then(() => pause(graceMs, false, { ref: false }));
    if (!(await Promise.race([answered, late]))) return this.replace(client, 'silently');
    for (const subscriber of this.allSubscribers()) subscriber.onAlive?.(sentAt);
    this.checkLater(client);
  }

  /** Runs a statement on the connection once those before it have ended. */
  private run(client: Client, text: string): Promise<unknown> {
    const result = this.previous.then(() => client.query(text));
    this.previous = result.catch(() => undefined);
    return result;
  }

  private allSubscribers(): ChannelSubscriber[] {
    return [...this.subscribers.values()].flatMap((all) => [...all]);
  }
}
