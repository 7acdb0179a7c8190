import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '../../api/harness/database';
import { runSql } from './run-sql';
import { postgresVariables, templateFolders, templateVariable } from './template';

/** A copy of the template's database and files. */
export interface DemoDatabase {
  /** Environment variables of a server that uses the copy. */
  environment: Record<string, string>;
  /** Runs SQL statements. No server may use the copy meanwhile. */
  runSql(statements: string): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the template. The copy's folder is named after its `user`. It must be removed afterwards. */
export async function copyDemoDatabase(user: string): Promise<DemoDatabase> {
  const directory = mkdtempSync(join(tmpdir(), `waybill-${user}-`));
  cpSync(join(process.env[templateVariable] ?? '', templateFolders.data), directory, { recursive: true });
  const removeDirectory = () => rmSync(directory, { recursive: true, force: true });

  const { [postgresVariables.server]: server, [postgresVariables.name]: name } = process.env;
  if (!server || !name)
    return {
      environment: { DATA_DIR: directory },
      runSql: (statements) => runSql({ dataDirectory: directory }, statements),
      remove: async () => removeDirectory(),
    };

  const copy = await copyDatabase(server, name);
  return {
    environment: { DATA_DIR: directory, DATABASE_URL: copy.url },
    runSql: (statements) => runSql({ url: copy.url }, statements),
    async remove() {
      await copy.drop();
      removeDirectory();
    },
  };
}
