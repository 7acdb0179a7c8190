// Set up by Vitest before the tests: the server's threads run from built files, also when a test runs the sources.
import { build, staleBuilds } from './build.mjs';

export default async function setup() {
  if (staleBuilds().includes('server')) await build(['server'], 'ignore');
}
