import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteRows } from './pglite-rows';
import {
  postgresErrorFieldsOf,
  isPgliteThreadData,
  type PgliteThreadCall,
  type PgliteThreadMessage,
} from './pglite-messages';

// The embedded database runs in this thread, so that long statements do not block the server.

const port = parentPort;
if (!port || !isPgliteThreadData(workerData)) throw new TypeError('This file is the thread of the embedded database.');
const { directory, dump } = workerData;
const send = (message: PgliteThreadMessage) => port.postMessage(message);

// V8 otherwise compiles PGlite's functions again, by its optimizing compiler. With existing data, that takes a third of the
// processor time of a start, and 70 MB, and lists gain nothing. Filling a new database takes a third longer without it.
if (directory && existsSync(join(directory, 'PG_VERSION'))) setFlagsFromString('--liftoff-only');
// Functions are validated at their first call: a start needs a part of them.
setFlagsFromString('--wasm-lazy-validation');

// Settings of the embedded database, which never waits for the disk (`fsync=off`): after a power failure, its files may not
// fit together, with whole pages in the log as without them. When only the process ends, the pages that it has written are
// whole. It has no replicas. PGlite fills all shared buffers with zeros when it starts, and the system's file cache holds
// the same pages: 32 MB instead of 128 take 100 MB less memory.
const settings = ['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'shared_buffers=32MB'];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

const pglite = await PGlite.create({
  startParams,
  ...(directory ? { dataDir: directory } : {}),
  ...(dump ? { loadDataDir: dump } : {}),
  extensions: { btree_gin, btree_gist, pg_trgm },
});
await pglite.exec("SET TIME ZONE 'UTC'");
const reader = new PgliteRows(pglite);

/** Type ids that drizzle expects as text: timestamps, dates and intervals, and arrays of them and of decimals. */
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(textTypes.map((type) => [type, (value: string) => value]));
const queryOptions: Record<'array' | 'object', QueryOptions> = {
  array: { rowMode: 'array', parsers },
  object: { rowMode: 'object', parsers },
};

async function answer(
  call: PgliteThreadCall,
): Promise<Pick<PgliteThreadMessage & { kind: 'answer' }, 'rows' | 'textRows'>> {
  switch (call.kind) {
    case 'exec':
      await pglite.exec(call.text);
      return {};
    case 'rows':
      return { textRows: await reader.read(call.statement) };
    case 'query': {
      const { rows } = await pglite.query(call.text, call.params, queryOptions[call.rowMode]);
      return { rows };
    }
    case 'listen':
      await pglite.listen(call.channel, (payload) => send({ kind: 'notification', channel: call.channel, payload }));
      return {};
    case 'close':
      await pglite.close();
      return {};
  }
}

port.on('message', ({ id, call }: { id: number; call: PgliteThreadCall }) => {
  answer(call).then(
    (answered) => send({ kind: 'answer', id, ...answered }),
    (error: unknown) => send({ kind: 'failure', id, error: postgresErrorFieldsOf(error) }),
  );
});
send({ kind: 'ready' });
