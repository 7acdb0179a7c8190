import type { Statement } from './database';

/** Uses of a statement after which its plan is cached. */
const usesBeforeCaching = 3;
/** Maximum cached plans: each takes about 100 KB of every connection. Further statements are planned each time. */
const maxCached = 100;
/** Maximum statements whose uses are counted. */
const maxCounted = 1000;

/** Assigns names of prepared statements by their text, the same on all connections. */
export class PlanCache {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  /** Returns the name of a statement; undefined if its plan is not cached. */
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
