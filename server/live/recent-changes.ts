import type { PublishedChange } from '../dialect/write/changes';

/** Milliseconds for which a change is kept. */
const keptMs = 3_000;
/** Most changes that are kept. */
const mostKept = 1_000;

/**
 * The changes of the last seconds. A new subscriber receives them, because a page reads its records before its
 * subscription begins, and would miss what changes in between.
 */
export class RecentChanges {
  private kept: { change: PublishedChange; at: number }[] = [];

  add(change: PublishedChange): void {
    if (this.kept.length >= mostKept) this.kept = this.kept.slice(mostKept / 2);
    this.kept.push({ change, at: performance.now() });
  }

  /** Returns the changes by others than a user, the oldest first. A user's own writes have reloaded the page already. */
  byOthersThan(user: string): PublishedChange[] {
    const since = performance.now() - keptMs;
    this.kept = this.kept.filter(({ at }) => at >= since);
    return this.kept.map(({ change }) => change).filter((change) => change.user !== user);
  }
}
