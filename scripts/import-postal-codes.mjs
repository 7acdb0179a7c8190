// `npm run import:postal-codes -- FILE`: adds a file of postal codes, in the form of GeoNames, to the server's database.
import { build, staleBuilds } from './build.mjs';

if (staleBuilds().includes('server')) await build(['server'], ['ignore', 'ignore', 'inherit']);
await import('../dist/server/import-postal-codes.js');
