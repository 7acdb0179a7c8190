// `npm start`: builds what is outdated, then runs the server in this process.
import { build, staleBuilds } from './build.mjs';

const stale = staleBuilds();
if (stale.length > 0) {
  console.log(`Building the ${stale.join(' and the ')}, once: a minute at most.`);
  await build(stale, ['ignore', 'ignore', 'inherit']);
}
await import('../dist/server/main.js');
