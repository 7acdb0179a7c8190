import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cheapPasswordSql } from '../../api/harness/cheap-password';
import { createEmptyTemplate } from '../../api/harness/postgres-template';
import { startServerProcess } from '../../api/harness/process';
import { runSql } from './run-sql';
import { demoPassword } from './session';

/** Name of the environment variable that contains the path of the template folder. */
export const templateVariable = 'WAYBILL_TEST_TEMPLATE';

/**
 * Subfolders of the template folder: a data directory filled with the demo, and the console as it was built when the run
 * started.
 */
export const templateFolders = { data: 'data', console: 'console' };

/** Names of the environment variables with the URL of a PostgreSQL server, and a database there with the demo. */
export const postgresVariables = { server: 'WAYBILL_TEST_POSTGRES', name: 'WAYBILL_TEST_POSTGRES_TEMPLATE' };

/**
 * Global setup of Playwright. Creates the template folder, and starts the built server once, which fills the template with
 * the demo: on PostgreSQL if it is installed, because the embedded database takes several times the processor time.
 */
export default async function setUpTemplate() {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-browser-'));
  cpSync('dist/console', join(folder, templateFolders.console), { recursive: true });
  const postgres = await createEmptyTemplate();
  const server = await startServerProcess({
    DATA_DIR: join(folder, templateFolders.data),
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  await server.stop();
  const dataDirectory = join(folder, templateFolders.data);
  await runSql(postgres ? { url: postgres.url } : { dataDirectory }, await cheapPasswordSql(demoPassword));
  process.env[templateVariable] = folder;
  if (postgres) {
    process.env[postgresVariables.server] = postgres.server;
    process.env[postgresVariables.name] = postgres.name;
  }
  return async () => {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
