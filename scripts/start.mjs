// `npm start`: builds what is outdated, then runs the server in this process.
import { runBuilds, findStaleBuilds } from './build.mjs';

const stale = findStaleBuilds();
if (stale.length > 0) {
  console.log(`Building the ${stale.join(' and the ')}, once: a minute at most.`);
  await runBuilds(stale, ['ignore', 'ignore', 'inherit']);
}
await import('../dist/server/main.js');
