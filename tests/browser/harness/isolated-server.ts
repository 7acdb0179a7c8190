import { join } from 'node:path';
import { findFreePort } from '../../api/harness/cluster';
import { startServerProcess } from '../../api/harness/process';
import { copyDemoDatabase } from './demo-database';
import { templateFolders, templateVariable } from './template';

/** A server that only one test uses, with its own copy of the demo's database, which the test may change with SQL. */
export interface IsolatedServer {
  /** URL of the server, without a trailing slash. It does not change when the server restarts. */
  url: string;
  /** Stops the server, runs SQL on its database and starts it again. */
  runSqlWhileStopped(statements: string): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts a server that only the calling test uses, with further environment variables. The caller must stop it. */
export async function startIsolatedServer(environment: Record<string, string> = {}): Promise<IsolatedServer> {
  const database = await copyDemoDatabase('isolated');
  const settings = {
    ...environment,
    ...database.environment,
    CONSOLE_DIR: join(process.env[templateVariable] ?? '', templateFolders.console),
    PORT: String(await findFreePort()),
  };
  let server = await startServerProcess(settings);
  const { url } = server;
  return {
    url,
    async runSqlWhileStopped(statements) {
      await server.stop();
      await database.runSql(statements);
      server = await startServerProcess(settings);
    },
    async stop() {
      await server.stop();
      await database.remove();
    },
  };
}
