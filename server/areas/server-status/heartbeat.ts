import { hostname } from 'node:os';
import { eq, lt, sql } from 'drizzle-orm';
import manifest from '../../../package.json';
import type { DatabaseWork } from '../../database/database';
import { newId } from '../../database/ids';
import type { DiskSpaceMonitor } from '../../runtime/disk-space';
import type { Log } from '../../runtime/log';
import { recentErrors } from '../../runtime/recent-errors';
import { servers } from './tables';

/** Milliseconds between two updates of a server's row. */
const beatEveryMs = 15_000;
/** Seconds without an update after which a server counts as not alive: two updates were missed. */
export const aliveSeconds = 40;

/** What a heartbeat needs from the server. */
export interface HeartbeatServices {
  database: DatabaseWork;
  space: Pick<DiskSpaceMonitor, 'freeBytes'>;
  log: Log;
}

/** Keeps the row of this server in the table of servers. */
export class ServerHeartbeat {
  private readonly id = newId();
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();

  constructor(private readonly services: HeartbeatServices) {}

  /** Adds the server, and updates its row every few seconds. */
  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beating = this.beat();
    }, beatEveryMs).unref();
  }

  /** Stops the updates and removes the server. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    const remove = this.services.database.system(({ orm }) => orm.delete(servers).where(eq(servers.id, this.id)));
    // Without the database, the row stays and the server counts as not alive.
    await remove.catch(() => undefined);
  }

  private async beat(): Promise<void> {
    const { database, space, log } = this.services;
    const now = sql`now()`;
    const changing = { disk_free: space.freeBytes ?? null, errors: recentErrors.list(), seen_at: now };
    const row = {
      id: this.id,
      host: hostname(),
      version: manifest.version,
      node: process.versions.node,
      started_at: sql`now() - make_interval(secs => ${process.uptime()}::float8)`,
      ...changing,
    };
    try {
      await database.system(async ({ orm }) => {
        await orm.delete(servers).where(lt(servers.seen_at, sql`now() - interval '1 day'`));
        await orm.insert(servers).values(row).onConflictDoUpdate({ target: servers.id, set: changing });
      });
    } catch (err) {
      log.warn({ err }, 'the row of this server could not be updated');
    }
  }
}
