import { resolvesWithin } from '../runtime/resolves-within';
import type { Log } from '../runtime/log';
import type { Database } from '../database/database';
import { enqueueRecurring } from './enqueue';
import { JobCanceledError, type JobKind, ServerShutdownError } from './kinds';
import { JobKindRunner } from './job-kind-runner';
import { renewAttemptLeases } from './leases';
import { jobsChannel } from './notify';
import { parseQueueNotice } from './rules';
import { readDueTimes } from './store';
import { createJobSweepKind } from './sweep';

/** Durations in milliseconds that control a worker. */
export interface WorkerDurations {
  /** Milliseconds of a lease. After a crash, another server can take the job when its lease expires. */
  leaseMs: number;
  /** Maximum number of milliseconds between two polls. The worker polls because notifications may be lost. */
  pollMs: number;
  /** Milliseconds that running jobs have to end at shutdown. After them, the signals of these jobs abort. */
  shutdownGraceMs: number;
  /** Milliseconds that jobs have to end after their signals have aborted. The worker then stops without them. */
  abortGraceMs: number;
}

const defaultTimes: WorkerDurations = { leaseMs: 30_000, pollMs: 15_000, shutdownGraceMs: 2000, abortGraceMs: 500 };
/** Milliseconds until the next poll when a due job could not be taken, because another server is taking it. */
const contendedPollMs = 50;
/** Milliseconds until the next poll after a failed poll. */
const failedPollMs = 5000;

/** What a worker needs from the server. */
export interface WorkerContext {
  database: Database;
  log: Log;
  kinds: readonly JobKind[];
  times?: Partial<WorkerDurations>;
}

/**
 * Runs jobs on one server. Several servers share the queue: a job belongs to the server that holds its lease. Jobs
 * without a registered handler wait.
 */
export class QueueWorker {
  private readonly times: WorkerDurations;
  private readonly runners: ReadonlyMap<string, JobKindRunner>;
  private timer: NodeJS.Timeout | undefined;
  /** Time of the next poll, as `performance.now()`, which a change of the machine's clock does not move. */
  private wakesAt = Infinity;
  private polling: Promise<void> = Promise.resolve();
  /** Whether a poll waits for the current one. */
  private isPollWaiting = false;
  private renewing: NodeJS.Timeout | undefined;
  private startedAt = 0;
  private isStopped = false;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(private readonly parts: WorkerContext) {
    this.times = { ...defaultTimes, ...parts.times };
    const { leaseMs } = this.times;
    const runnerContext = { ...parts, leaseMs, pollAfter: (inMs: number) => this.wake(inMs) };
    this.runners = new Map(
      [...parts.kinds, createJobSweepKind(parts.database)].map((kind) => [
        kind.kind,
        new JobKindRunner(runnerContext, kind),
      ]),
    );
  }

  /** Starts running jobs. */
  async start(): Promise<void> {
    const { database } = this.parts;
    const { leaseMs } = this.times;
    this.startedAt = performance.now();
    this.stopListening = await database.listen(jobsChannel, {
      onNotification: (payload) => this.handleNotice(payload),
      onReconnect: () => this.wake(0),
    });
    const kinds = [...this.runners.values()].map(({ kind }) => kind);
    await database.system((session) => enqueueRecurring(session, kinds));
    this.renewing = setInterval(() => {
      void renewAttemptLeases(this.parts, this.attempts(), leaseMs);
    }, leaseMs / 3);
    this.wake(0);
  }

  /**
   * Stops taking jobs and waits until running jobs have ended. Aborts them after `shutdownGraceMs`, and then waits at
   * most `abortGraceMs`.
   */
  async stop(): Promise<void> {
    const { shutdownGraceMs, abortGraceMs } = this.times;
    this.isStopped = true;
    clearTimeout(this.timer);
    const runners = [...this.runners.values()];
    for (const runner of runners) runner.stop();
    const ended = this.polling.then(() => Promise.all(runners.map((runner) => runner.ended())));
    if (!(await resolvesWithin(ended, shutdownGraceMs))) {
      for (const attempt of this.attempts()) attempt.abort(new ServerShutdownError());
      await resolvesWithin(ended, abortGraceMs);
    }
    clearInterval(this.renewing);
    await this.stopListening?.();
  }

  private attempts() {
    return [...this.runners.values()].flatMap(({ running }) => [...running]);
  }

  private handleNotice(payload: string): void {
    const notice = parseQueueNotice(payload);
    if (notice.kind === 'due') return this.wake(notice.inMs);
    for (const attempt of this.attempts()) if (attempt.leased.id === notice.id) attempt.abort(new JobCanceledError());
  }

  /** Schedules a poll after some milliseconds, unless an earlier poll is scheduled already. */
  private wake(inMs: number): void {
    const waitMs = Math.min(Math.max(Math.ceil(inMs), 0), this.times.pollMs);
    const at = performance.now() + waitMs;
    if (this.isStopped || at >= this.wakesAt) return;
    clearTimeout(this.timer);
    this.wakesAt = at;
    this.timer = setTimeout(() => {
      this.wakesAt = Infinity;
      if (this.isPollWaiting) return;
      this.isPollWaiting = true;
      this.polling = this.polling.then(() => {
        this.isPollWaiting = false;
        return this.poll();
      });
    }, waitMs);
  }

  private async poll(): Promise<void> {
    if (this.isStopped) return;
    try {
      this.wake((await this.fillRunners()) - performance.now());
    } catch (err) {
      this.parts.log.error({ err }, 'jobs could not be looked for');
      this.wake(failedPollMs);
    }
  }

  private opensAt({ kind }: JobKindRunner): number {
    return this.startedAt + (kind.startDelayMs ?? 0);
  }

  /** Takes due jobs. Returns the time of the next poll, as `performance.now()`. */
  private async fillRunners(): Promise<number> {
    const now = performance.now();
    const open = [...this.runners.values()].filter((runner) => this.opensAt(runner) <= now);
    const free = open.filter(({ isFree }) => isFree);
    const dueTimes = await this.parts.database.system((session) =>
      readDueTimes(
        session,
        free.map(({ kind }) => kind.kind),
      ),
    );
    const readAt = performance.now();
    const firstInMs = (runner: JobKindRunner) => dueTimes.get(runner.kind.kind)?.firstInMs ?? Infinity;
    await Promise.all(free.filter((runner) => firstInMs(runner) <= 0).map((runner) => runner.fill()));
    const times = free.map((runner) => {
      if (firstInMs(runner) > 0) return readAt + firstInMs(runner);
      // A backlogged runner takes jobs that are due already when an attempt ends.
      if (runner.isBacklogged) return readAt + (dueTimes.get(runner.kind.kind)?.laterInMs ?? Infinity);
      return performance.now() + contendedPollMs;
    });
    const openings = [...this.runners.values()].map((runner) => this.opensAt(runner)).filter((at) => at > now);
    return Math.min(...times, ...openings, readAt + this.times.pollMs);
  }
}
