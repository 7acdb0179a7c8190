import type { Log } from '../runtime/log';
import type { Database } from '../database/database';
import { enqueueRecurring, jobsChannel } from './enqueue';
import { CanceledError, type JobKind, LeaseLostError, ShutdownError } from './kinds';
import { Lane } from './lane';
import { readNotice } from './rules';
import { renewLeases, untilDue } from './store';
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
    this.stopListening = await database.listen(jobsChannel, {
      hear: (payload) => this.hear(payload),
      missed: () => this.wake(0),
    });
    await database.system(async (session) => {
      for (const { kind } of this.lanes.values()) await enqueueRecurring(session, kind);
    });
    this.renewing = setInterval(() => void this.renew(), this.times.leaseMs / 3);
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
    if (!(await endsWithin(ended, shutdownGraceMs))) {
      for (const attempt of this.attempts()) attempt.abort(new ShutdownError());
      await endsWithin(ended, abortGraceMs);
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

  /** Takes what is due. Returns milliseconds until the next look. */
  private async fillLanes(): Promise<number> {
    const free = [...this.lanes.values()].filter(({ isFree }) => isFree);
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
    return Math.min(...waits, this.times.pollMs);
  }

  /** Renews the leases of all running jobs, and aborts those that lost theirs or were canceled. */
  private async renew(): Promise<void> {
    const attempts = this.attempts();
    if (attempts.length === 0) return;
    const { leaseMs } = this.times;
    const renewedAt = Date.now();
    const leases = attempts.map(({ leased }) => leased.lease);
    const ids = attempts.map(({ leased }) => leased.id);
    try {
      const renewed = await this.parts.database.system((session) => renewLeases(session, leases, { ids, leaseMs }));
      for (const attempt of attempts) {
        const held = renewed.get(attempt.leased.lease);
        if (held) attempt.leasedUntil = renewedAt + leaseMs;
        else attempt.abort(new LeaseLostError());
        if (held?.isCanceled) attempt.abort(new CanceledError());
      }
    } catch (err) {
      this.parts.log.warn({ err }, 'leases of jobs could not be renewed');
      for (const attempt of attempts) if (attempt.leasedUntil <= Date.now()) attempt.abort(new LeaseLostError());
    }
  }
}

async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const ended = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return ended;
}
