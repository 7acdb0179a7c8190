// Global setup of Vitest. Builds the server, because its worker threads run only from built files, even if a test runs
// the server from its sources.
import { runBuilds, findStaleBuilds } from './build.mjs';

export default async function setup() {
  if (findStaleBuilds().includes('server')) await runBuilds(['server'], 'ignore');
}
