import { readStored, store } from '../../../../providers/browserStore';
import { isUnfinished, type Job } from './job';

const keyOf = (user: string) => `waybill.jobs.${user}`;

/**
 * The jobs of a user whose end is to be announced. This browser stores those that have not ended, so that a job that ends
 * while the page is loaded again is announced as well. Each open tab announces a job.
 */
export class WatchedJobs {
  private readonly ids: Set<string>;

  constructor(private readonly user: string) {
    this.ids = new Set(readStored(keyOf(user))?.split(' ').filter(Boolean));
  }

  /** Watches the unfinished jobs. Returns the watched jobs that have ended, each once. */
  update(jobs: readonly Job[]): readonly Job[] {
    const ended = jobs.filter((job) => !isUnfinished(job) && this.ids.delete(job.id));
    const unfinished = jobs.filter(isUnfinished).map(({ id }) => id);
    for (const id of unfinished) this.ids.add(id);
    store(keyOf(this.user), unfinished.length > 0 ? unfinished.join(' ') : null);
    return ended;
  }
}
