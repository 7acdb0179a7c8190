import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '../../api/harness/database';
import { createEmptyTemplate } from '../../api/harness/postgres-template';
import { startServerProcess } from '../../api/harness/process';

/** Name of the environment variable that contains the path of the template folder. */
export const templateVariable = 'WAYBILL_TEST_TEMPLATE';

/**
 * Subfolders of the template folder: a data directory filled with the demo, the files of the demo on PostgreSQL, and the
 * console as it was built when the run started.
 */
export const templateFolders = { data: 'data', postgresData: 'postgres-data', console: 'console' };

/** Names of the environment variables with the URL of a PostgreSQL server, and a database there with the demo. */
const postgresVariables = { server: 'WAYBILL_TEST_POSTGRES', name: 'WAYBILL_TEST_POSTGRES_TEMPLATE' };

/**
 * Creates a database with the demo for the server of a worker. It is on PostgreSQL if there is one, because the embedded
 * database takes several times the processor time; tests with a server of their own use the embedded one.
 */
export async function createWorkerDatabase(
  worker: string,
): Promise<{ environment: Record<string, string>; remove: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), `waybill-${worker}-`));
  const copyFolder = (folder: string) =>
    cpSync(join(process.env[templateVariable] ?? '', folder), directory, { recursive: true });
  const { [postgresVariables.server]: server, [postgresVariables.name]: name } = process.env;
  const copy = server && name ? await copyDatabase(server, name) : undefined;
  copyFolder(copy ? templateFolders.postgresData : templateFolders.data);
  return {
    environment: { DATA_DIR: directory, ...(copy ? { DATABASE_URL: copy.url } : {}) },
    async remove() {
      await copy?.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Global setup of Playwright. Creates the template folder, and starts the built server once on each engine, which fills
 * the templates with the demo. Each worker copies them for its server.
 */
export default async function setUpTemplates() {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-browser-'));
  cpSync('dist/console', join(folder, templateFolders.console), { recursive: true });
  const fill = async (environment: Record<string, string>) => {
    const server = await startServerProcess(environment);
    await server.stop();
  };
  const postgres = await createEmptyTemplate();
  await Promise.all([
    fill({ DATA_DIR: join(folder, templateFolders.data) }),
    postgres && fill({ DATA_DIR: join(folder, templateFolders.postgresData), DATABASE_URL: postgres.url }),
  ]);
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
