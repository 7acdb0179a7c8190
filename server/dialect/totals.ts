import { type Database, type SqlStatement, writesChannel } from '../database/database';
import { changesChannel, parsePublishedChange } from './write/changes';

/** Maximum number of totals that are kept of one tenant, and of all tenants. */
const maxOfTenant = 200;
const maxOfAll = 5000;
/**
 * Milliseconds after a health check of the listening connection for which kept totals are used. A connection may be dead
 * for seconds before that is certain; a total must not be older than a second.
 */
const maxSilenceMs = 900;

/**
 * The totals that lists have counted since their tenant's data was last written. A total is forgotten before the
 * response to a write of this server, and as soon as a write of another server is notified. None is used while such
 * notifications may be lost.
 */
export class ListTotals {
  private readonly tenants = new Map<string, Map<string, number>>();
  private keptCount = 0;
  private isListening = false;
  /** When the last answered health check of the listening connection was sent, in milliseconds of `performance.now()`. */
  private aliveAt = -Infinity;
  private readonly stops: (() => Promise<void> | void)[] = [];

  constructor(private readonly database: Database) {}

  /** Starts to listen for writes. No total is kept before. @throws if the database cannot be reached */
  async start(): Promise<void> {
    this.stops.push(
      this.database.onWrite((tenant) => this.forget(tenant)),
      await this.listen(writesChannel, (tenant) => this.forget(tenant)),
      // The system writes for several tenants, and publishes what it changes.
      await this.listen(changesChannel, (payload) => {
        const change = parsePublishedChange(payload);
        if (change) this.forget(change.tenant);
      }),
    );
    this.setListening(true);
  }

  /** Stops listening. No total is kept any more. */
  async stop(): Promise<void> {
    this.setListening(false);
    for (const stop of this.stops.splice(0)) await stop();
  }

  /** Returns the kept total of a statement that counts a tenant's rows; runs the statement if none is kept. */
  async count(tenant: string, { text, params }: SqlStatement, run: () => Promise<number>): Promise<number> {
    // Such a total changes without a write.
    if (/\bnow\(\)/.test(text)) return run();
    const key = JSON.stringify([text, params]);
    const known = this.tenants.get(tenant)?.get(key);
    if (known !== undefined && this.isUpToDate()) return known;
    // A write replaces this map, so a total that was counted before the write is not kept.
    const kept = this.tenants.get(tenant) ?? new Map<string, number>();
    this.tenants.set(tenant, kept);
    const total = await run();
    const isCurrent = this.isListening && this.tenants.get(tenant) === kept;
    if (!isCurrent) return total;
    if (kept.has(key)) kept.set(key, total);
    else if (this.keptCount >= maxOfAll) this.forgetAll();
    else if (kept.size >= maxOfTenant) this.forget(tenant);
    else {
      kept.set(key, total);
      this.keptCount += 1;
    }
    return total;
  }

  private listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>> {
    return this.database.listen(channel, {
      onNotification,
      onAlive: (sentAt) => {
        this.aliveAt = sentAt;
      },
      onDisconnect: () => this.setListening(false),
      onReconnect: () => this.setListening(true),
    });
  }

  /** Returns whether no write of another server from more than a second ago can be missing. PGlite has no other server. */
  private isUpToDate(): boolean {
    return this.database.engine === 'pglite' || performance.now() - this.aliveAt < maxSilenceMs;
  }

  private forget(tenant: string): void {
    this.keptCount -= this.tenants.get(tenant)?.size ?? 0;
    this.tenants.delete(tenant);
  }

  private forgetAll(): void {
    this.tenants.clear();
    this.keptCount = 0;
  }

  private setListening(isListening: boolean): void {
    this.isListening = isListening;
    this.forgetAll();
  }
}
