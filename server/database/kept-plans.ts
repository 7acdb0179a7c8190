import type { Statement } from './database';

/** Uses after which a statement's plan is kept: one that is asked once is not worth it. */
const usesBeforeKeeping = 3;
/** Plans that are kept: each takes some 100 KB of every connection. What comes later is planned anew each time. */
const mostKept = 100;
/** Texts whose uses are counted meanwhile. */
const mostCounted = 1000;

/** Names under which connections keep the plans of statements, by their text: the same on all connections. */
export class KeptPlans {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  /** The name for a statement; nothing when its plan is not to be kept. */
  nameOf({ text, steady }: Statement): string | undefined {
    if (!steady) return undefined;
    const known = this.names.get(text);
    if (known || this.names.size >= mostKept) return known;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (this.uses.size >= mostCounted) this.uses.clear();
    this.uses.set(text, uses);
    if (uses < usesBeforeKeeping) return undefined;
    const name = `kept_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
