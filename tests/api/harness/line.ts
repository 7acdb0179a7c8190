import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The network between a server and its PostgreSQL. */
export interface Line {
  /** The database's address, by this line. */
  url: string;
  /** Connections that were asked for so far. */
  asked(): number;
  /** Connections that are open now. */
  open(): number;
  /** Breaks every connection, and takes none until it is mended. */
  cut(): void;
  /** Loses what is sent on the present connections, without a word. New ones work. */
  silence(): void;
  /** Answers whoever connects that there are too many connections already, until it is mended. */
  fill(): void;
  mend(): void;
  close(): Promise<void>;
}

/** What PostgreSQL says to one connection too many: an ErrorResponse of its protocol. */
function tooManyClients(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C53300', 'Msorry, too many clients already'];
  const body = Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Opens a line to the server of a database. */
export async function openLine(url: string): Promise<Line> {
  const target = new URL(url);
  let how: 'works' | 'cut' | 'full' = 'works';
  let asked = 0;
  const open = new Set<{ near: Socket; far: Socket }>();

  const server = createServer((near) => {
    asked += 1;
    near.on('error', () => undefined);
    if (how === 'cut') return near.destroy();
    if (how === 'full') return near.once('data', () => near.end(tooManyClients()));
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
    asked: () => asked,
    open: () => open.size,
    cut: () => {
      how = 'cut';
      breakAll();
    },
    silence: () => {
      for (const { near, far } of open) {
        near.unpipe();
        far.unpipe();
        near.resume();
        far.resume();
      }
    },
    fill: () => {
      how = 'full';
      breakAll();
    },
    mend: () => {
      how = 'works';
    },
    close: async () => {
      server.close();
      breakAll();
    },
  };
}
