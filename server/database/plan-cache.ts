import type { SqlStatement } from './database';

/** Number of uses of a statement after which its plan is cached. */
const usesBeforeCaching = 3;
/**
 * Maximum number of cached plans. Each takes about 100 KB in every connection; further statements are planned each
 * time.
 */
const maxCached = 100;
/** Maximum number of statements whose uses are counted. */
const maxCounted = 1000;
/** Milliseconds without a use after which a plan gives way to that of another statement. Preparing it again is slow. */
const minUnusedMs = 3_600_000;

/**
 * Gives names to frequent statements, so that connections prepare them and cache their plans. A name depends only on
 * the text, so it is valid in all connections, and no other statement gets it later.
 */
export class QueryPlanCache {
  /** The cached statements by their texts; the one that was not used for the longest time comes first. */
  private readonly plans = new Map<string, { name: string; usedAt: number }>();
  private readonly names = new Set<string>();
  private readonly uses = new Map<string, number>();
  private lastNumber = 0;

  /** Counts a use of a statement and returns its name; undefined if its plan is not cached. */
  nameOf({ text, canCachePlan }: SqlStatement): string | undefined {
    if (!canCachePlan) return undefined;
    const known = this.plans.get(text);
    if (known) return this.cache(text, known.name);
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (this.uses.size >= maxCounted) this.uses.clear();
    this.uses.set(text, uses);
    if (uses < usesBeforeCaching || !this.makeRoom()) return undefined;
    this.lastNumber += 1;
    return this.cache(text, `kept_${this.lastNumber}`);
  }

  /** Returns whether the statement with a name is still cached. Connections deallocate those that are not. */
  has(name: string): boolean {
    return this.names.has(name);
  }

  private cache(text: string, name: string): string {
    this.plans.delete(text);
    this.plans.set(text, { name, usedAt: performance.now() });
    this.names.add(name);
    this.uses.delete(text);
    return name;
  }

  /** Removes the plan that was not used for the longest time if there is no room. Returns whether there is room. */
  private makeRoom(): boolean {
    const [oldest] = this.plans;
    if (!oldest || this.plans.size < maxCached) return true;
    const [text, { name, usedAt }] = oldest;
    if (performance.now() - usedAt < minUnusedMs) return false;
    this.plans.delete(text);
    return this.names.delete(name);
  }
}

/** The names of the statements that one connection has prepared, or has tried to. */
export class PreparedStatements {
  private readonly names = new Set<string>();

  /** @param deallocate deallocates a statement; does nothing if the connection has not prepared it */
  constructor(
    private readonly plans: QueryPlanCache,
    private readonly deallocate: (name: string) => Promise<unknown>,
  ) {}

  /**
   * Runs a statement under its name, which prepares it on the first use. Statements that are no longer cached are
   * deallocated first, so that a connection never has more than the cache.
   */
  async run<T>(name: string, statement: () => Promise<T>): Promise<T> {
    if (this.names.has(name)) return statement();
    for (const stale of [...this.names].filter((one) => !this.plans.has(one))) {
      await this.deallocate(stale);
      this.names.delete(stale);
    }
    // Before the statement runs: one that fails after it was parsed stays prepared.
    this.names.add(name);
    return statement();
  }
}
