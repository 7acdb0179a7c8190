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

/** Times of a worker in milliseconds. */
export interface WorkerTimes {
  /** How long a job is one server's without its renewal; after a crash it is taken over then. */
  leaseMs: number;
  /** Longest time between looks: notifications may be lost. */
  pollMs: number;
  /** What running jobs get to end when the server stops, and what they get after their signal has aborted. */
  shutdownGraceMs: number;
  abortGraceMs: number;
}

const usualTimes: WorkerTimes = { leaseMs: 30_000, pollMs: 15_000, shutdownGraceMs: 2000, abortGraceMs: 500 };
/** Milliseconds until the next look for a job that is due and was not taken: another server is taking it. */
const soonMs = 50;
/** Milliseconds until the next look after one that failed. */
const failedLookMs = 5000;

/** What a worker works with. */
export interface WorkerParts {
  database: Database;
  log: Log;
  kinds: readonly JobKind[];
  times?: Partial<WorkerTimes>;
}

/**
 * Runs the jobs of one server. Any number of servers do so beside each other: a job is one server's while it holds its
 * lease. Jobs of kinds that no handler is registered for wait.
 */
export class QueueWorker {
  private readonly times: WorkerTimes;
  private readonly lanes: ReadonlyMap<string, Lane>;
  private timer: NodeJS.Timeout | undefined;
  private wakesAt = Infinity;
  private looking: Promise<void> = Promise.resolve();
  private renewing: NodeJS.Timeout | undefined;
  private startedAt = 0;
  private isStopped = false;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(private readonly parts: WorkerParts) {
    this.times = { ...usualTimes, ...parts.times };
    const { leaseMs } = this.times;
    const lane = { ...parts, leaseMs, runsAgain: (inMs: number) => this.wake(inMs) };
    this.lanes = new Map([...parts.kinds, sweepKind(parts.database)].map((kind) => [kind.kind, new Lane(lane, kind)]));
  }

  /** Begins to run jobs. */
  async start(): Promise<void> {
    const { database } = this.parts;
    const { leaseMs } = this.times;
    this.startedAt = Date.now();
    this.stopListening = await database.listen(jobsChannel, {
      onNotification: (payload) => this.hear(payload),
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

  /** Begins no more jobs, and waits for those that run, though not for long. */
  async stop(): Promise<void> {
    const { shutdownGraceMs, abortGraceMs } = this.times;
    this.isStopped = true;
    clearTimeout(this.timer);
    const lanes = [...this.lanes.values()];
    for (const lane of lanes) lane.stop();
    const ended = this.looking.then(() => Promise.all(lanes.map((lane) => lane.ended())));
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

  private hear(payload: string): void {
    const notice = readNotice(payload);
    if (notice.kind === 'due') return this.wake(notice.inMs);
    for (const attempt of this.attempts()) if (attempt.leased.id === notice.id) attempt.abort(new CanceledError());
  }

  /** Looks in so many milliseconds, or sooner when that was asked for before. */
  private wake(inMs: number): void {
    const waitMs = Math.min(Math.max(Math.ceil(inMs), 0), this.times.pollMs);
    const at = Date.now() + waitMs;
    if (this.isStopped || at >= this.wakesAt) return;
    clearTimeout(this.timer);
    this.wakesAt = at;
    this.timer = setTimeout(() => {
      this.wakesAt = Infinity;
      this.looking = this.looking.then(() => this.look());
    }, waitMs);
  }

  private async look(): Promise<void> {
    if (this.isStopped) return;
    try {
      this.wake(await this.fillLanes());
    } catch (err) {
      this.parts.log.error({ err }, 'jobs could not be looked for');
      this.wake(failedLookMs);
    }
  }

  private opensAt({ kind }: Lane): number {
    return this.startedAt + (kind.startDelayMs ?? 0);
  }

  /** Takes what is due. Returns milliseconds until the next look. */
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
      // A backlogged lane goes on by itself when an attempt ends.
      return lane.isBacklogged ? Infinity : soonMs;
    });
    const delays = [...this.lanes.values()].map((lane) => this.opensAt(lane) - now).filter((inMs) => inMs > 0);
    return Math.min(...waits, ...delays, this.times.pollMs);
  }
}
