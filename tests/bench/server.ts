import { join } from 'node:path';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/database/open';
import { registerHandwrittenLists } from './by-hand';
import { opportunities } from '../../server/areas/tariffs';
import { addBoardLegs } from './board-legs';
import { copyRequestParts, fillBenchDatabase } from './fill';
import { addLegs } from './legs';
import { postgresTime } from './postgres-time';
import { setRequestStatuses } from './request-statuses';
import { addVehicles, copyVehicles } from './vehicles';

// Program of the measured server, in a process of its own: `node server.js <directory> <rows> [PostgreSQL URL]`. Sends
// its URL to the parent process once it accepts requests, and answers the parent's questions.
const [directory, rows, url] = process.argv.slice(2);
const secret = 'a secret of the measurements, long enough for it';
const config = readConfig({ ...process.env, DATA_DIR: directory, TOKEN_SECRET: secret, LOG_LEVEL: 'error' });
const database = await openDatabase({ url, directory: join(config.dataDirectory, 'database') });
await fillBenchDatabase(database, Number(rows));
// Imports add more records than the tariffs of the demo allow.
await database.system(async ({ orm }) => {
  await orm.update(opportunities).set({ limit: null });
});
const app = await createApp({ database, config, renews: false });
registerHandwrittenLists(app, database, config);
/** Returns what the parent process asks for. */
async function answerTo(question: string): Promise<number> {
  const [name, argument] = question.split(' ');
  switch (name) {
    case 'memory':
      return process.memoryUsage().rss;
    case 'vehicles':
      return addVehicles(database, String(argument));
    case 'requests':
      return setRequestStatuses(database, String(argument));
    case 'parts':
      return copyRequestParts(database);
    case 'legs':
      return addLegs(database, Number(argument));
    case 'board':
      return addBoardLegs(database, Number(argument));
    case 'copy':
      return copyVehicles(database);
    case 'postgres-time':
      return postgresTime(database);
    default: {
      const { user, system } = process.cpuUsage();
      return user + system;
    }
  }
}

process.on('message', ({ id, question }: { id: number; question: string }) => {
  void answerTo(question).then((answer) => process.send?.({ id, answer }));
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
