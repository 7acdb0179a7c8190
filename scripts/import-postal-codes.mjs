// `npm run import:postal-codes -- FILE`: imports a file of postal codes in GeoNames format into the server's database.
import { build, staleBuilds } from './build.mjs';

if (staleBuilds().includes('server')) await build(['server'], ['ignore', 'ignore', 'inherit']);
await import('../dist/server/import-postal-codes.js');
