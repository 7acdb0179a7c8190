import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import manifest from '../../package.json';
import { type BackgroundJobFigures, readBackgroundJobFigures } from '../areas/background-jobs';
import type { AccessCache } from '../areas/identity';
import { mailJobKind } from '../areas/mail';
import type { Database } from '../database/database';
import { type QueueFigures, readQueueFigures } from '../queue';
import type { DiskSpaceMonitor } from '../runtime/disk-space';
import { resolvesWithin } from '../runtime/resolves-within';
import type { Metrics } from './metrics';

/** Milliseconds for which the figures of the queue are kept, so that scraping cannot load the database. */
const keptMs = 5000;
/** Milliseconds within which the database must answer a scrape. */
const databaseTimeoutMs = 2000;
const nanosecondsPerSecond = 1e9;
const microsecondsPerSecond = 1e6;

/** What the gauges show. */
export interface GaugeSources {
  database: Database;
  access: Pick<AccessCache, 'lookups'>;
  space: Pick<DiskSpaceMonitor, 'freeBytes'>;
  /** Returns the number of open WebSockets. */
  liveSockets: () => number;
}

interface DatabaseFigures {
  queue: readonly QueueFigures[];
  background: BackgroundJobFigures;
}

/** Sets the metrics that are read when they are scraped, rather than counted when something happens. */
export class Gauges {
  private readonly delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 });
  private figures: { at: number; read: Promise<DatabaseFigures> } | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly sources: GaugeSources,
  ) {
    const { info, startTime } = metrics;
    info.set({ version: manifest.version, node: process.versions.node, engine: sources.database.engine }, 1);
    startTime.set(Date.now() / 1000 - process.uptime());
    this.delay.enable();
  }

  /** Stops measuring the event loop. */
  stop(): void {
    this.delay.disable();
  }

  /** Sets all gauges to their present values. Never rejects: an unavailable database is shown as such. */
  async refresh(): Promise<void> {
    this.setProcess();
    this.setConnections();
    const { metrics, sources } = this;
    metrics.permissionLookups.reset();
    metrics.permissionLookups.inc({ result: 'hit' }, sources.access.lookups.hit);
    metrics.permissionLookups.inc({ result: 'miss' }, sources.access.lookups.miss);
    metrics.liveSockets.set(sources.liveSockets());
    if (sources.space.freeBytes !== undefined) metrics.diskFree.set(sources.space.freeBytes);
    await this.setDatabaseFigures();
  }

  private setProcess(): void {
    const { metrics, delay } = this;
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    metrics.memory.set(rss);
    metrics.heap.set(heapUsed);
    metrics.cpu.reset();
    metrics.cpu.inc((user + system) / microsecondsPerSecond);
    for (const quantile of [0.5, 0.99])
      metrics.eventLoopDelay.set(
        { quantile: String(quantile) },
        delay.percentile(100 * quantile) / nanosecondsPerSecond,
      );
    metrics.eventLoopDelay.set({ quantile: '1' }, delay.max / nanosecondsPerSecond);
    delay.reset();
  }

  private setConnections(): void {
    const { metrics, sources } = this;
    for (const { pool, inUse, idle, waiting } of sources.database.connections()) {
      metrics.connections.set({ pool, state: 'in_use' }, inUse);
      metrics.connections.set({ pool, state: 'idle' }, idle);
      metrics.waitingForConnection.set({ pool }, waiting);
    }
  }

  private async setDatabaseFigures(): Promise<void> {
    const { metrics } = this;
    const reading = this.readFigures();
    const isUp = await resolvesWithin(reading, databaseTimeoutMs).catch(() => false);
    metrics.databaseUp.set(isUp ? 1 : 0);
    // Figures that are no longer true would hide an outage from alerts.
    for (const gauge of [metrics.queueJobs, metrics.oldestDueSeconds, metrics.mails, metrics.backgroundJobs])
      gauge.reset();
    if (!isUp) return;
    const { queue, background } = await reading;
    for (const { kind, due, scheduled, running, dead, oldestDueSeconds } of queue) {
      for (const [state, count] of Object.entries({ due, scheduled, running, dead }))
        metrics.queueJobs.set({ kind, state }, count);
      metrics.oldestDueSeconds.set({ kind }, oldestDueSeconds);
    }
    const mails = queue.find(({ kind }) => kind === mailJobKind);
    metrics.mails.set({ state: 'waiting' }, mails ? mails.due + mails.scheduled + mails.running : 0);
    metrics.mails.set({ state: 'failed' }, mails?.dead ?? 0);
    metrics.backgroundJobs.set({ state: 'queued' }, background.queued);
    metrics.backgroundJobs.set({ state: 'running' }, background.running);
  }

  private readFigures(): Promise<DatabaseFigures> {
    const now = Date.now();
    if (this.figures && now - this.figures.at < keptMs) return this.figures.read;
    const read = this.sources.database.jobs.system(async (session) => ({
      queue: await readQueueFigures(session),
      background: await readBackgroundJobFigures(session),
    }));
    this.figures = { at: now, read };
    read.catch(() => {
      this.figures = undefined;
    });
    return read;
  }
}
