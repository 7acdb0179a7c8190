// Vitest runs this file before the tests. It builds the server, because the server's worker threads run built files
// even if a test runs the sources.
import { build, staleBuilds } from './build.mjs';

export default async function setup() {
  if (staleBuilds().includes('server')) await build(['server'], 'ignore');
}
