// `npm run import:postal-codes -- FILE`: imports a file of postal codes in GeoNames format into the server's database.
import { runBuilds, findStaleBuilds } from './build.mjs';

if (findStaleBuilds().includes('server')) await runBuilds(['server'], ['ignore', 'ignore', 'inherit']);
await import('../dist/server/import-postal-codes.js');
