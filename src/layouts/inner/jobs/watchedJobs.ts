import { readStored, store } from '../../../../providers/browserStore';
import { isUnfinished, type Job } from './job';

const keyOf = (user: string) => `waybill.jobs.${user}`;

/**
 * The jobs of a user whose end is to be announced: those that this browser has seen unfinished, and those that started
 * and ended since the page was loaded. This browser stores the unfinished ones, so that a job that ends while the page is
 * loaded again is announced as well. Each open tab announces a job.
 */
export class WatchedJobs {
  private readonly unfinishedBefore: ReadonlySet<string>;
  /** Ids of the ended jobs of all calls; undefined before the first call. */
  private ended: ReadonlySet<string> | undefined;

  constructor(private readonly user: string) {
    this.unfinishedBefore = new Set(readStored(keyOf(user))?.split(' ').filter(Boolean));
  }

  /** Accepts the user's latest jobs. Returns those that have ended since the last call, each once. */
  update(jobs: readonly Job[]): readonly Job[] {
    const { ended: known, unfinishedBefore } = this;
    const ended = jobs.filter((job) => !isUnfinished(job));
    this.ended = new Set([...(known ?? []), ...ended.map(({ id }) => id)]);
    const unfinished = jobs.filter(isUnfinished).map(({ id }) => id);
    store(keyOf(this.user), unfinished.length > 0 ? unfinished.join(' ') : null);
    return ended.filter(({ id }) => (known ? !known.has(id) : unfinishedBefore.has(id)));
  }
}
