import { randomUUID } from 'node:crypto';
import { JobAttempt, type JobAttemptContext } from './attempt';
import { type JobKind, ServerShutdownError } from './kinds';
import { leaseNextJob } from './store';

/** What a `JobKindRunner` needs from the worker. */
export interface JobKindRunnerContext extends JobAttemptContext {
  leaseMs: number;
  /** Schedules a poll of the worker after `inMs` milliseconds. */
  pollAfter: (inMs: number) => void;
}

/** Runs the jobs of one kind on this server, up to the kind's concurrency. */
export class JobKindRunner {
  readonly running = new Set<JobAttempt>();
  private readonly ends = new Set<Promise<void>>();
  private filling: Promise<void> = Promise.resolve();
  /** The call of `fill` that waits for the current one. */
  private nextFilling: Promise<void> | undefined;
  private isStopped = false;
  /** Owner of the last taken job: a tenant's id, or 0 for system jobs. */
  private last = '-1';
  /** Whether due jobs may be waiting until a running attempt ends, which frees a slot or the jobs' owner. */
  isBacklogged = false;

  constructor(
    private readonly parts: JobKindRunnerContext,
    readonly kind: JobKind,
  ) {}

  /** Returns whether the kind has a free slot for another job. */
  get isFree(): boolean {
    return this.running.size < (this.kind.concurrency ?? 1);
  }

  /**
   * Takes jobs until no job is due or no slot is free. A call during another one takes jobs after that one, because an
   * attempt that ended meanwhile may have freed the owner of a job that the other call could not take.
   * @throws when the database is unavailable
   */
  fill(): Promise<void> {
    this.nextFilling ??= this.filling
      .catch(() => undefined)
      .then(() => {
        this.nextFilling = undefined;
        return this.takeAll();
      });
    this.filling = this.nextFilling;
    return this.filling;
  }

  /** Stops taking jobs. Running attempts continue. */
  stop(): void {
    this.isStopped = true;
  }

  /** Resolves when no job is being taken and all attempts have ended. */
  async ended(): Promise<void> {
    await this.filling.catch(() => undefined);
    await Promise.all(this.ends);
  }

  private async takeAll(): Promise<void> {
    const { database, leaseMs } = this.parts;
    const { kind } = this.kind;
    this.isBacklogged = true;
    while (this.isFree && !this.isStopped) {
      const busy = this.busyOwners();
      const takenAt = Date.now();
      const taking = { kind, lease: randomUUID(), leaseMs, after: this.last, busy };
      const job = await database.system((session) => leaseNextJob(session, taking));
      if (!job) {
        this.isBacklogged = busy.length > 0;
        return;
      }
      this.last = job.owner;
      const attempt = new JobAttempt(this.parts, this.kind, job);
      attempt.expireAt(takenAt + leaseMs);
      this.begin(attempt);
    }
  }

  private begin(attempt: JobAttempt): void {
    this.running.add(attempt);
    // The job was taken during shutdown, so it is released for another server.
    if (this.isStopped) attempt.abort(new ServerShutdownError());
    const end = this.run(attempt).finally(() => this.ends.delete(end));
    this.ends.add(end);
  }

  /**
   * Runs an attempt and fills its slot afterwards. If the result cannot be stored, the job runs again when the lease
   * expires.
   */
  private async run(attempt: JobAttempt): Promise<void> {
    const { log, pollAfter } = this.parts;
    const { kind } = this.kind;
    try {
      const againInMs = await attempt.run();
      if (againInMs !== undefined) pollAfter(againInMs);
    } catch (err) {
      if (!this.isStopped) log.error({ err, job: attempt.leased.id, kind }, 'the end of a job could not be stored');
    } finally {
      this.running.delete(attempt);
    }
    if (!this.isBacklogged || this.isStopped) return;
    try {
      await this.fill();
      // Polls skip kinds without a free slot, so the next job of this kind may have no poll.
      if (this.isFree) pollAfter(0);
    } catch (err) {
      log.error({ err, kind }, 'jobs could not be taken');
      pollAfter(0);
    }
  }

  /** Returns the owners that have reached their concurrency limit. */
  private busyOwners(): string[] {
    const { perTenant } = this.kind;
    if (perTenant === undefined) return [];
    const running = new Map<string, number>();
    for (const { leased } of this.running) {
      // System jobs belong to no tenant.
      if (leased.tenant !== null) running.set(leased.tenant, (running.get(leased.tenant) ?? 0) + 1);
    }
    return [...running].flatMap(([tenant, count]) => (count >= perTenant ? [tenant] : []));
  }
}
