import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a Waybill server and its PostgreSQL. It simulates outages of the database. */
export interface DatabaseProxy {
  /** The URL with which a Waybill server connects to the database through this proxy. */
  url: string;
  /** Returns the number of connection attempts so far. */
  connectionAttempts(): number;
  /** Returns the number of open connections. */
  openConnections(): number;
  /** Closes all connections and rejects new ones until `restore` is called. */
  disconnect(): void;
  /** Drops all data on the open connections without closing them. New connections work. */
  dropData(): void;
  /** Drops all data on the connection over which the server listens for notifications. */
  dropListenerData(): void;
  /** Answers new connections with PostgreSQL's error "too many clients" until `restore` is called. */
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

/** Starts a proxy to the PostgreSQL server of a database's URL. The caller must close the proxy. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  let mode: 'forwarding' | 'disconnected' | 'full' = 'forwarding';
  let attempts = 0;
  const open = new Set<{ near: Socket; far: Socket; listens: boolean }>();

  const server = createServer((clientSocket) => {
    attempts += 1;
    clientSocket.on('error', () => undefined);
    if (mode === 'disconnected') return clientSocket.destroy();
    if (mode === 'full') return clientSocket.once('data', () => clientSocket.end(tooManyClients()));
    const serverSocket = connect(Number(target.port), target.hostname);
    const pair = { near: clientSocket, far: serverSocket, listens: false };
    clientSocket.once('data', (startup: Buffer) => {
      pair.listens = startup.includes('waybill listener');
    });
    open.add(pair);
    serverSocket.on('error', () => undefined);
    clientSocket.pipe(serverSocket).pipe(clientSocket);
    for (const socket of [clientSocket, serverSocket]) {
      socket.once('close', () => {
        clientSocket.destroy();
        serverSocket.destroy();
        open.delete(pair);
      });
    }
    return clientSocket;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const destroyAll = () => {
    for (const { near: clientSocket, far: serverSocket } of open) {
      clientSocket.destroy();
      serverSocket.destroy();
    }
  };
  const dropDataOf = ({ near: clientSocket, far: serverSocket }: { near: Socket; far: Socket }) => {
    for (const socket of [clientSocket, serverSocket]) socket.unpipe().resume();
  };
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The proxy has no port.');
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(listening.port);
  return {
    url: address.href,
    connectionAttempts: () => attempts,
    openConnections: () => open.size,
    disconnect: () => {
      mode = 'disconnected';
      destroyAll();
    },
    dropData: () => open.forEach(dropDataOf),
    dropListenerData: () => [...open].filter(({ listens }) => listens).forEach(dropDataOf),
    refuseConnections: () => {
      mode = 'full';
      destroyAll();
    },
    restore: () => {
      mode = 'forwarding';
    },
    close: async () => {
      server.close();
      destroyAll();
    },
  };
}
