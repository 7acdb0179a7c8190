import { join } from 'node:path';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/database/open';
import { registerByHand } from './by-hand';
import { fill } from './fill';

// The measured server, in its own process: `node server.js <directory> <rows> [PostgreSQL URL]`.
// Sends its URL to the parent process when it listens, and its used processor time on request.
const [directory, rows, url] = process.argv.slice(2);
const secret = 'a secret of the measurements, long enough for it';
const config = readConfig({ ...process.env, DATA_DIR: directory, TOKEN_SECRET: secret, LOG_LEVEL: 'error' });
const database = await openDatabase({ url, directory: join(config.dataDirectory, 'database') });
await fill(database, Number(rows));
const app = await createApp({ database, config, renews: false });
registerByHand(app, database, config);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
