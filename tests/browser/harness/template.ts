import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../api/harness/process';

/** Name of the environment variable that contains the path of the template folder. */
export const templateVariable = 'WAYBILL_TEST_TEMPLATE';

/**
 * Subfolders of the template folder: a data directory filled with the demo, and the console as it was built when the
 * run started.
 */
export const templateFolders = { data: 'data', console: 'console' };

/**
 * Global setup of Playwright. Creates the template folder, and starts the built server once, which fills the template's
 * data directory with the demo. Each worker copies this directory for its server.
 */
export default async function setUpTemplateFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-browser-'));
  cpSync('dist/console', join(folder, templateFolders.console), { recursive: true });
  const server = await startServerProcess({ DATA_DIR: join(folder, templateFolders.data) });
  await server.stop();
  process.env[templateVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
