import { resolvesWithin } from '../runtime/resolves-within';
import type { Log } from '../runtime/log';
import type { Database } from '../database/database';
import { enqueueRecurring, jobsChannel } from './enqueue';
import { CanceledError, type JobKind, ShutdownError } from './kinds';
import { Lane } from './lane';
import { renewAttempts } from './leases';
import { readNotice } from './rules';
import { untilDue } from './store';
import { sweepKind } from './sweep';

/** Durations in milliseconds that control a worker. */
export interface WorkerTimes {
  /** Milliseconds of a lease. After a crash, another server can take the job when its lease expires. */
  leaseMs: number;
  /** Longest milliseconds between two polls, because notifications may be lost. */
  pollMs: number;
  /**
   * Milliseconds at shutdown until the signals of running jobs abort (`shutdownGraceMs`), and that the jobs then have
   * to end (`abortGraceMs`).
   */
  shutdownGraceMs: number;
  abortGraceMs: number;
}

const defaultTimes: WorkerTimes = { leaseMs: 30_000, pollMs: 15_000, shutdownGraceMs: 2000, abortGraceMs: 500 };
/** Milliseconds until the next poll when a due job could not be taken, because another server is taking it. */
const contendedPollMs = 50;
/** Milliseconds until the next poll after a failed poll. */
const failedPollMs = 5000;

/** What a worker needs from the server. */
export interface WorkerContext {
  database: Database;
  log: Log;
  kinds: readonly JobKind[];
  times?: Partial<WorkerTimes>;
}

/**
 * Runs jobs on one server. Several servers share the queue: a job belongs to the server that holds its lease. Jobs
 * without a registered handler wait.
 */
export class QueueWorker {
  private readonly times: WorkerTimes;
  private readonly lanes: ReadonlyMap<string, Lane>;
  private timer: NodeJS.Timeout | undefined;
  private wakesAt = Infinity;
  private polling: Promise<void> = Promise.resolve();
  private renewing: NodeJS.Timeout | undefined;
  private startedAt = 0;
  private isStopped = false;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(private readonly parts: WorkerContext) {
    this.times = { ...defaultTimes, ...parts.times };
    const { leaseMs } = this.times;
    const lane = { ...parts, leaseMs, runsAgain: (inMs: number) => this.wake(inMs) };
    this.lanes = new Map([...parts.kinds, sweepKind(parts.database)].map((kind) => [kind.kind, new Lane(lane, kind)]));
  }

  /** Starts running jobs. */
  async start(): Promise<void> {
    const { database } = this.parts;
    const { leaseMs } = this.times;
    this.startedAt = Date.now();
    this.stopListening = await database.listen(jobsChannel, {
      onNotification: (payload) => this.handleNotice(payload),
      onReconnect: () => this.wake(0),
    });
    await database.system(async (session) => {
      for (const { kind } of this.lanes.values()) await enqueueRecurring(session, kind);
    });
    this.renewing = setInterval(() => {
      void renewAttempts(this.parts, this.attempts(), leaseMs);
    }, leaseMs / 3);
    this.wake(0);
  }

  /** Stops taking jobs and waits until running jobs have ended, at most for `shutdownGraceMs` and `abortGraceMs`. */
  async stop(): Promise<void> {
    const { shutdownGraceMs, abortGraceMs } = this.times;
    this.isStopped = true;
    clearTimeout(this.timer);
    const lanes = [...this.lanes.values()];
    for (const lane of lanes) lane.stop();
    const ended = this.polling.then(() => Promise.all(lanes.map((lane) => lane.ended())));
    if (!(await resolvesWithin(ended, shutdownGraceMs))) {
      for (const attempt of this.attempts()) attempt.abort(new ShutdownError());
      await resolvesWithin(ended, abortGraceMs);
    }
    clearInterval(this.renewing);
    await this.stopListening?.();
  }

  private attempts() {
    return [...this.lanes.values()].flatMap(({ running }) => [...running]);
  }

  private handleNotice(payload: string): void {
    const notice = readNotice(payload);
    if (notice.kind === 'due') return this.wake(notice.inMs);
    for (const attempt of this.attempts()) if (attempt.leased.id === notice.id) attempt.abort(new CanceledError());
  }

  /** Schedules a poll after some milliseconds, unless an earlier poll is scheduled already. */
  private wake(inMs: number): void {
    const waitMs = Math.min(Math.max(Math.ceil(inMs), 0), this.times.pollMs);
    const at = Date.now() + waitMs;
    if (this.isStopped || at >= this.wakesAt) return;
    clearTimeout(this.timer);
    this.wakesAt = at;
    this.timer = setTimeout(() => {
      this.wakesAt = Infinity;
      this.polling = this.polling.then(() => this.poll());
    }, waitMs);
  }

  private async poll(): Promise<void> {
    if (this.isStopped) return;
    try {
      this.wake(await this.fillLanes());
    } catch (err) {
      this.parts.log.error({ err }, 'jobs could not be looked for');
      this.wake(failedPollMs);
    }
  }

  private opensAt({ kind }: Lane): number {
    return this.startedAt + (kind.startDelayMs ?? 0);
  }

  /** Takes due jobs. Returns the milliseconds until the next poll. */
  private async fillLanes(): Promise<number> {
    const now = Date.now();
    const open = [...this.lanes.values()].filter((lane) => this.opensAt(lane) <= now);
    const free = open.filter(({ isFree }) => isFree);
    const dueIn = await this.parts.database.system((session) =>
      untilDue(
        session,
        free.map(({ kind }) => kind.kind),
      ),
    );
    const due = free.filter(({ kind }) => (dueIn.get(kind.kind) ?? Infinity) <= 0);
    await Promise.all(due.map((lane) => lane.fill()));
    const waits = free.map((lane) => {
      const inMs = dueIn.get(lane.kind.kind) ?? Infinity;
      if (inMs > 0) return inMs;
      // A backlogged lane needs no poll: it takes its next job when an attempt ends.
      return lane.isBacklogged ? Infinity : contendedPollMs;
    });
    const delays = [...this.lanes.values()].map((lane) => this.opensAt(lane) - now).filter((inMs) => inMs > 0);
    return Math.min(...waits, ...delays, this.times.pollMs);
  }
}
