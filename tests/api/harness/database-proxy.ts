import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a server and its PostgreSQL. */
export interface DatabaseProxy {
  /** The address of the database through this proxy. */
  url: string;
  /** Returns the number of connection attempts so far. */
  connectionAttempts(): number;
  /** Returns the number of open connections. */
  openConnections(): number;
  /** Closes all connections and rejects new ones until `restore`. */
  disconnect(): void;
  /** Drops all data on the open connections without closing them. New connections work. */
  dropData(): void;
  /** Answers new connections with "too many clients" until `restore`. */
  refuseConnections(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Returns the ErrorResponse that PostgreSQL sends when it has too many connections. */
function tooManyClients(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C53300', 'Msorry, too many clients already'];
  const body = Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Starts a proxy to the server of a database. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  let mode: 'works' | 'cut' | 'full' = 'works';
  let asked = 0;
  const open = new Set<{ near: Socket; far: Socket }>();

  const server = createServer((near) => {
    asked += 1;
    near.on('error', () => undefined);
    if (mode === 'cut') return near.destroy();
    if (mode === 'full') return near.once('data', () => near.end(tooManyClients()));
    const far = connect(Number(target.port), target.hostname);
    const pair = { near, far };
    open.add(pair);
    far.on('error', () => undefined);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      socket.once('close', () => {
        near.destroy();
        far.destroy();
        open.delete(pair);
      });
    }
    return near;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const breakAll = () => {
    for (const { near, far } of open) {
      near.destroy();
      far.destroy();
    }
  };
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The line has no port.');
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(listening.port);
  return {
    url: address.href,
    connectionAttempts: () => asked,
    openConnections: () => open.size,
    disconnect: () => {
      mode = 'cut';
      breakAll();
    },
    dropData: () => {
      for (const { near, far } of open) {
        near.unpipe();
        far.unpipe();
        near.resume();
        far.resume();
      }
    },
    refuseConnections: () => {
      mode = 'full';
      breakAll();
    },
    restore: () => {
      mode = 'works';
    },
    close: async () => {
      server.close();
      breakAll();
    },
  };
}
