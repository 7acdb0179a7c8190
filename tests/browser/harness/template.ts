import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../api/harness/process';

/** Environment variable that tells the workers where the template is. */
export const templateVariable = 'WAYBILL_TEST_TEMPLATE';

/** What is copied and used: a data directory with the demo in it, and the console as it was built when the run began. */
export const templateFolders = { data: 'data', console: 'console' };

/** Has the built server fill a directory with its whole demo, as `npm start` does, for the workers to copy. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-browser-'));
  cpSync('dist/console', join(folder, templateFolders.console), { recursive: true });
  const server = await startServerProcess({ DATA_DIR: join(folder, templateFolders.data) });
  await server.stop();
  process.env[templateVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
