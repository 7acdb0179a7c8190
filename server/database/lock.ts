import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks the embedded database's directory for this process. PGlite has no lock of its own, and two processes would
 * corrupt the data. On Linux the lock is a socket in the abstract namespace, which the kernel frees with the process.
 * @throws an error for the operator if another process holds the lock
 */
export async function lockDatabaseDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  const name = `waybill-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32)}`;
  const server = createServer();
  await listen(server, socketPath(name), directory);
  server.unref();
  return { release: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function socketPath(name: string): string {
  switch (process.platform) {
    case 'linux':
      return `\0${name}`;
    case 'win32':
      return `\\\\.\\pipe\\${name}`;
    default:
      return join(tmpdir(), `${name}.sock`);
  }
}

function listen(server: Server, path: string, directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const held = `The data directory ${directory} is in use by another Waybill server.`;
      const advice = 'Stop it first, or set DATA_DIR to another directory.';
      reject(error.code === 'EADDRINUSE' ? new Error(`${held} ${advice}`) : error);
    });
    server.listen(path, resolve);
  });
}
