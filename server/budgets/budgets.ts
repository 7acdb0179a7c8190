import { sql } from 'drizzle-orm';
import type { Log } from '../runtime/log';
import type { DatabaseWork, Session } from '../database/database';
import { balanceAfterRefill, secondsUntilBalance } from './rules';
import { budgets } from './tables';

/**
 * Milliseconds between synchronizations with the database (`syncEveryMs`), and until an unused budget is removed from
 * memory (`evictAfterMs`). A budget that is unused for so long is full again.
 */
const syncEveryMs = 1000;
const evictAfterMs = 120_000;
/** Milliseconds between two sweeps of the table. */
const sweepEveryMs = 3_600_000;

/** Amounts that an owner, a tenant or network, may spend per minute. */
export interface BudgetLimits {
  /** Points that operations cost. */
  cost: number;
  /** Pixels of pictures that are decoded. */
  pixels: number;
}

interface Bucket {
  kind: keyof BudgetLimits;
  left: number;
  /** Time at which the balance was computed, in milliseconds since 1970. */
  at: number;
  /** Amount taken that is not yet subtracted in the database. */
  unsynced: number;
}

/** What the budgets need from the server. */
export interface BudgetDependencies {
  database: DatabaseWork;
  limits: BudgetLimits;
  log: Log;
}

/**
 * Budgets per owner and minute, as token buckets in memory.
 * Servers synchronize them through the database each second, so that all servers share one budget. Within that second
 * an owner can overspend, because the servers do not know of each other's usage yet.
 */
export class OwnerBudgets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly timers: NodeJS.Timeout[] = [];
  private syncing: Promise<void> | undefined;

  constructor(private readonly parts: BudgetDependencies) {}

  /** Starts the timers that synchronize the budgets and sweep the database, and sweeps once now. */
  start(): void {
    const sync = () => {
      this.syncing ??= this.sync().finally(() => (this.syncing = undefined));
    };
    const sweep = () => {
      this.parts.database.system(sweepBudgets).catch((err: unknown) => {
        this.parts.log.warn({ err }, 'budgets could not be swept');
      });
    };
    this.timers.push(setInterval(sync, syncEveryMs), setInterval(sweep, sweepEveryMs));
    sweep();
  }

  /** Stops the timers, and synchronizes with the database a last time. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.syncing;
    await this.sync();
  }

  /**
   * Takes an amount of an owner's budget.
   * @returns 0 when it was taken; otherwise the seconds until the budget has enough
   */
  take(kind: keyof BudgetLimits, owner: string, amount: number): number {
    const bucket = this.bucketOf(kind, owner);
    const perMinute = this.parts.limits[kind];
    // An amount above the limit can be taken only from a full budget.
    const wanted = Math.min(amount, perMinute);
    if (bucket.left < wanted) return secondsUntilBalance(wanted, bucket.left, perMinute);
    this.charge(kind, owner, amount);
    return 0;
  }

  /** Subtracts an amount that is already spent, even below zero. */
  charge(kind: keyof BudgetLimits, owner: string, amount: number): void {
    const bucket = this.bucketOf(kind, owner);
    bucket.left -= amount;
    bucket.unsynced += amount;
  }

  /** Returns the amount of a kind that each owner may spend per minute. */
  perMinute(kind: keyof BudgetLimits): number {
    return this.parts.limits[kind];
  }

  private bucketOf(kind: keyof BudgetLimits, owner: string): Bucket {
    const key = `${kind} ${owner}`;
    const now = Date.now();
    const perMinute = this.parts.limits[kind];
    const bucket = this.buckets.get(key) ?? { kind, left: perMinute, at: now, unsynced: 0 };
    bucket.left = balanceAfterRefill(bucket.left, now - bucket.at, perMinute);
    bucket.at = now;
    this.buckets.set(key, bucket);
    return bucket;
  }

  /**
   * Subtracts this server's usage from the shared rows and reads the balances back. After a failure, the usage is sent
   * with the next synchronization.
   */
  private async sync(): Promise<void> {
    const taken = [...this.buckets].filter(([, { unsynced }]) => unsynced > 0);
    const sent = taken.map(([key, bucket]) => ({
      key,
      taken: bucket.unsynced,
      perMinute: this.parts.limits[bucket.kind],
    }));
    this.evictUnused();
    if (sent.length === 0) return;
    try {
      const lefts = await this.parts.database.system((session) => applyUsage(session, sent));
      const now = Date.now();
      for (const { key, taken: synced } of sent) {
        const bucket = this.buckets.get(key);
        const left = lefts.get(key);
        if (!bucket || left === undefined) continue;
        bucket.unsynced -= synced;
        bucket.left = left - bucket.unsynced;
        bucket.at = now;
      }
    } catch (err) {
      this.parts.log.warn({ err }, 'budgets could not be synchronized');
    }
  }

  private evictUnused(): void {
    const before = Date.now() - evictAfterMs;
    for (const [key, { at, unsynced }] of this.buckets) {
      if (at < before && unsynced === 0) this.buckets.delete(key);
    }
  }
}

/** An amount that this server took from a shared budget. */
interface Usage {
  key: string;
  taken: number;
  perMinute: number;
}

/** Subtracts a server's usage from the shared budgets and returns the balances by key. */
async function applyUsage(session: Session, taken: readonly Usage[]): Promise<Map<string, number>> {
  const refilledNow = `b."left" + greatest(extract(epoch FROM now() - b.left_at)::float8, 0) / 60 * s."perMinute"`;
  // Rows are locked in the order of keys, so that servers cannot deadlock.
  const text = `WITH s AS (SELECT * FROM json_to_recordset($1::json) AS s(key text, taken float8, "perMinute" float8))
    INSERT INTO budgets AS b (key, "left") SELECT key, "perMinute" - taken FROM s ORDER BY key
    ON CONFLICT (key) DO UPDATE SET left_at = now(),
      "left" = (SELECT least(s."perMinute", ${refilledNow}) - s.taken FROM s WHERE s.key = b.key)
    RETURNING key, "left"`;
  const rows = await session.rows({ text, params: [JSON.stringify(taken)] });
  return new Map(rows.map(([key, left]) => [String(key), Number(left)]));
}

/** Deletes budgets that were not used for an hour. They are full again. */
async function sweepBudgets({ orm }: Session): Promise<void> {
  await orm.delete(budgets).where(sql`${budgets.left_at} < now() - interval '1 hour'`);
}
