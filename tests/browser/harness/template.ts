import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../api/harness/process';

/** The environment variable with the folder of the template. */
export const templateVariable = 'WAYBILL_TEST_TEMPLATE';

/** Folders of the template: a data directory with the demo, and the console as built when the run started. */
export const templateFolders = { data: 'data', console: 'console' };

/** Runs the built server once, so that it fills a data directory with the demo. Each worker copies this directory. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-browser-'));
  cpSync('dist/console', join(folder, templateFolders.console), { recursive: true });
  const server = await startServerProcess({ DATA_DIR: join(folder, templateFolders.data) });
  await server.stop();
  process.env[templateVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
