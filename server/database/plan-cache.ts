import type { Statement } from './database';

/** Uses of a statement after which its plan is cached. */
const usesBeforeCaching = 3;
/** Maximum cached plans. Each takes about 100 KB in every connection; further statements are planned each time. */
const maxCached = 100;
/** Maximum statements whose uses are counted. */
const maxCounted = 1000;

/** Names frequent statements, so that connections prepare them. Names depend on the text and suit all connections. */
export class PlanCache {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  /** Counts a use of a statement and returns its name; undefined if its plan is not cached. */
  nameOf({ text, canCachePlan }: Statement): string | undefined {
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
