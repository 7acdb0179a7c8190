/** How long a queue may become. */
export interface QueueLimits {
  /** Jobs of one tenant that may wait. */
  waitingPerTenant: number;
  /** Milliseconds that a job may wait for its turn. */
  maxWaitMs: number;
}

/** A job was refused: too many of its tenant are waiting, or it waited too long. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full.');
    this.name = 'QueueFullError';
  }
}

/**
 * Runs one job at a time. Tenants take turns: the next job is of the tenant that was served least recently, so that many
 * jobs of one tenant delay a single job of another by no more than the one that is running.
 */
export class TenantQueue {
  /** Jobs that wait, by tenant, each as the function that starts it. */
  private readonly waiting = new Map<string, Set<() => void>>();
  /** Turn that each tenant was last served in, since the queue was last idle. */
  private readonly served = new Map<string, number>();
  private turns = 0;
  private isBusy = false;

  constructor(private readonly limits: QueueLimits) {}

  /** Runs a job in its tenant's turn and returns its result. @throws QueueFullError, and whatever the job throws. */
  async run<T>(tenant: string, job: () => Promise<T>): Promise<T> {
    if (this.isBusy) await this.wait(tenant);
    else this.begin(tenant);
    try {
      return await job();
    } finally {
      this.startNext();
    }
  }

  private wait(tenant: string): Promise<void> {
    const jobs = this.waiting.get(tenant) ?? new Set();
    if (jobs.size >= this.limits.waitingPerTenant) throw new QueueFullError();
    this.waiting.set(tenant, jobs);
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        this.remove(tenant, start);
        resolve();
      };
      const timer = setTimeout(() => {
        this.remove(tenant, start);
        reject(new QueueFullError());
      }, this.limits.maxWaitMs);
      jobs.add(start);
    });
  }

  private remove(tenant: string, start: () => void): void {
    const jobs = this.waiting.get(tenant);
    jobs?.delete(start);
    if (jobs?.size === 0) this.waiting.delete(tenant);
  }

  private begin(tenant: string): void {
    this.isBusy = true;
    this.turns += 1;
    this.served.set(tenant, this.turns);
  }

  /** Hands the turn over directly, so that no job that arrives meanwhile takes it. */
  private startNext(): void {
    const turnOf = (tenant: string) => this.served.get(tenant) ?? 0;
    const [next] = [...this.waiting.keys()].toSorted((a, b) => turnOf(a) - turnOf(b));
    const [start] = (next !== undefined && this.waiting.get(next)) || [];
    if (next === undefined || start === undefined) {
      this.isBusy = false;
      this.served.clear();
      return;
    }
    this.begin(next);
    start();
  }
}
