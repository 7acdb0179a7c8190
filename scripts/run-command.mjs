// `npm run backup`, `npm run operator` and so on: runs a command of operators, which is built with the server.
import { runBuilds, findStaleBuilds } from './build.mjs';

const [name] = process.argv.splice(2, 1);
if (findStaleBuilds().includes('server')) await runBuilds(['server'], ['ignore', 'ignore', 'inherit']);
await import(`../dist/server/${name}.js`);
