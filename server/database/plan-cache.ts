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

/**
 * Gives names to frequent statements, so that connections prepare them and cache their plans. A name depends only on
 * the text, so it is valid in all connections.
 */
export class QueryPlanCache {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  /** Counts a use of a statement and returns its name; undefined if its plan is not cached. */
  nameOf({ text, canCachePlan }: SqlStatement): string | undefined {
    if (!canCachePlan) return undefined;
    const known = this.names.get(text);
    if (known || this.names.size >= maxCached) return known;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (this.uses.size >= maxCounted) this.uses.clear();
    this.uses.set(text, uses);
    if (uses < usesBeforeCaching) return undefined;
    const name = `kept_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
