import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { Database } from '../database/database';
import type { Log } from '../runtime/log';
import { BackupError } from './backup-error';
import { linesOf } from './lines';
import { type SnapshotQuery, type SnapshotReader, snapshotsOf } from './snapshot';

/**
 * Milliseconds without a statement after which a snapshot ends. The embedded database serves nobody else meanwhile, so a
 * command that hangs must not hold it.
 */
const idleMs = 60_000;
/** Longest path of a Unix socket on Linux and macOS, in bytes. */
const longestPath = 103;

const statementSchema = z.string();
const answerSchema = z.union([
  z.object({ rows: z.array(z.array(z.string().nullable())) }),
  z.object({ error: z.string() }),
]);

const socketPathOf = (dataDirectory: string) => resolve(join(dataDirectory, 'operator.sock'));

/**
 * Lets commands on this machine read snapshots of the embedded database, which only this process can open. The Unix socket
 * stands in the data directory, which only the server's user can enter. Windows has none: a backup there needs a stopped
 * server.
 * @returns a function that closes the socket
 */
export async function serveSnapshots(
  database: Database,
  dataDirectory: string,
  log: Log,
): Promise<() => Promise<void>> {
  const path = socketPathOf(dataDirectory);
  if (process.platform === 'win32') return async () => undefined;
  if (Buffer.byteLength(path) > longestPath) {
    log.warn({ path }, 'the path of the data directory is too long for a socket: stop the server to back it up');
    return async () => undefined;
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveSnapshot(snapshotsOf(database), socket).catch((err: unknown) => {
      log.warn({ err }, 'a snapshot ended early');
      socket.destroy();
    });
  });
  // The lock of the data directory is held, so a socket that is left over belongs to a process that has ended.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

/** Answers each line, a statement, with a line, its rows. The snapshot ends with the connection. */
async function serveSnapshot(readSnapshot: SnapshotReader, socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  socket.setTimeout(idleMs, () => socket.destroy(new Error('No statement came for a minute.')));
  await readSnapshot(async (query) => {
    for await (const line of linesOf(socket)) {
      const text = statementSchema.parse(JSON.parse(line));
      const answer = await query(text).then(
        (rows) => ({ rows }),
        (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
      );
      if (!socket.write(`${JSON.stringify(answer)}\n`) && !socket.destroyed) await once(socket, 'drain');
    }
  });
  socket.end();
}

/**
 * Returns a reader of snapshots of the embedded database that a running server has open; undefined if no server runs on
 * the data directory.
 */
export async function connectToSnapshots(dataDirectory: string): Promise<SnapshotReader | undefined> {
  const path = socketPathOf(dataDirectory);
  const probe = await connect(path);
  probe?.destroy();
  return probe && ((work) => readThroughSocket(path, work));
}

async function readThroughSocket<T>(path: string, work: (query: SnapshotQuery) => Promise<T>): Promise<T> {
  const socket = await connect(path);
  if (!socket) throw new BackupError('The server has stopped. Run the command again.');
  socket.on('error', () => undefined);
  const lines = linesOf(socket);
  try {
    return await work(async (text) => {
      socket.write(`${JSON.stringify(text)}\n`);
      const line = await lines.next();
      if (line.done)
        throw new BackupError('The server ended the snapshot: it stopped, or no statement came for a minute.');
      const answer = answerSchema.parse(JSON.parse(line.value));
      if ('error' in answer) throw new Error(answer.error);
      return answer.rows;
    });
  } finally {
    socket.destroy();
  }
}

/** Connects to a socket; undefined if nobody listens there. */
async function connect(path: string): Promise<Socket | undefined> {
  const socket = createConnection(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}
