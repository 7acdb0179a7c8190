// Global setup of Vitest. Builds the server, because its worker threads run only from built files, even if a test runs
// the server from its sources.
import { build, staleBuilds } from './build.mjs';

export default async function setup() {
  if (staleBuilds().includes('server')) await build(['server'], 'ignore');
}
