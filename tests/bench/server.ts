import { join } from 'node:path';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/database/open';
import { registerHandwrittenLists } from './by-hand';
import { fillBenchDatabase } from './fill';

// Program of the measured server, in a process of its own: `node server.js <directory> <rows> [PostgreSQL URL]`. Sends
// its URL to the parent process once it accepts requests, and its used processor time each time the parent asks.
const [directory, rows, url] = process.argv.slice(2);
const secret = 'a secret of the measurements, long enough for it';
const config = readConfig({ ...process.env, DATA_DIR: directory, TOKEN_SECRET: secret, LOG_LEVEL: 'error' });
const database = await openDatabase({ url, directory: join(config.dataDirectory, 'database') });
await fillBenchDatabase(database, Number(rows));
const app = await createApp({ database, config, renews: false });
registerHandwrittenLists(app, database, config);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
