import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import type { DatabaseStatus, FileStatus, RunningServer, ServerStatus } from '../../contract.generated';
import type { Database, Session } from '../../database/database';
import { readQueueFigures } from '../../queue';
import { recentErrors } from '../../runtime/recent-errors';
import { readBackgroundJobFigures } from '../background-jobs';
import { mailJobKind } from '../mail';
import { aliveSeconds } from './heartbeat';
import { mergeErrors, type ServerErrors } from './rules';
import { servers } from './tables';

/** Reads how the servers and their database do, without data of tenants. */
export function readServerStatus(database: Database): Promise<ServerStatus> {
  return database.system(async (session) => {
    const queue = await readQueueFigures(session);
    const mails = queue.find(({ kind }) => kind === mailJobKind);
    const rows = await readServers(session);
    return {
      servers: rows.map(({ server }) => server),
      database: await readDatabaseStatus(session, database.engine),
      jobs: queue.map(({ oldestDueSeconds, dead, ...figures }) => ({
        ...figures,
        failed: dead,
        oldest_due_seconds: Math.round(oldestDueSeconds),
      })),
      mails: { waiting: mails ? mails.due + mails.scheduled + mails.running : 0, failed: mails?.dead ?? 0 },
      background_jobs: await readBackgroundJobFigures(session),
      files: await readFileStatus(session),
      // Errors of other servers arrive with their heartbeats, those of this server are known.
      errors: mergeErrors([...rows, { host: hostname(), errors: recentErrors.list() }]),
    };
  });
}

async function readServers({ orm }: Session): Promise<(ServerErrors & { server: RunningServer })[]> {
  const isAlive = sql<boolean>`${servers.seen_at} > now() - make_interval(secs => ${aliveSeconds}::float8)`;
  const rows = await orm
    .select({
      id: servers.id,
      host: servers.host,
      version: servers.version,
      node: servers.node,
      disk_free_bytes: servers.disk_free,
      started_at: servers.started_at,
      seen_at: servers.seen_at,
      is_alive: isAlive,
      errors: servers.errors,
    })
    .from(servers)
    .orderBy(servers.started_at, servers.id);
  return rows.map(({ errors, ...server }) => ({ server, host: server.host, errors }));
}

async function readDatabaseStatus(session: Session, engine: Database['engine']): Promise<DatabaseStatus> {
  const text = `
    SELECT current_setting('server_version'), pg_database_size(current_database()),
      (SELECT name FROM migrations WHERE name ~ '^[0-9]{4}_' ORDER BY name DESC LIMIT 1)`;
  const [[version, size, migration] = []] = await session.rows({ text, params: [] });
  return {
    engine: engine === 'postgres' ? 'PostgreSQL' : 'PGlite',
    version: version ?? '',
    migration: migration ?? '',
    size_bytes: Number(size),
  };
}

async function readFileStatus(session: Session): Promise<FileStatus> {
  const text = 'SELECT count(*), coalesce(sum(size::bigint), 0) FROM media';
  const [[count, size] = []] = await session.rows({ text, params: [] });
  return { count: Number(count), size_bytes: Number(size) };
}
