import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { readOutbox } from './mails';
import { defaultEnvironment } from './environment';
import { createApiCaller, type TestServer, type TestServerOptions } from './server';

/**
 * Starts a second server, with its own settings, on the database of the server `first`. This takes a tenth of the time
 * that a server with its own copy of the database takes. Closing the second server leaves the database open.
 */
export async function startSecondServer(
  first: TestServer,
  { environment, ...parts }: Omit<TestServerOptions, 'prepare' | 'beforeWrite'> = {},
): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
  const config = readConfig({ ...defaultEnvironment, DATA_DIR: directory, ...environment });
  const app = await createApp({ database: first.database, config, renews: false, ...parts });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...first,
    url,
    call: createApiCaller(url),
    // Reads the outboxes of both servers, because either may have sent the mail.
    mails: async (to) => {
      const both = [...(await first.mails(to)), ...(await readOutbox(directory, to))];
      return both.toSorted((one, other) => other.at.localeCompare(one.at));
    },
    close: async () => {
      await app.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
