import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { serverAt } from '../identity/calls';
import { readOutbox } from './mails';
import { type TestServer, type TestServerOptions, usualEnvironment } from './server';

/**
 * Starts another server on the database of a first one, which stays open when this one is closed. Its settings can be
 * others. It is ten times as quick as a server on a copy of its own.
 */
export async function startBeside(
  first: TestServer,
  { environment, ...parts }: Omit<TestServerOptions, 'prepare' | 'beforeWrite'> = {},
): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
  const config = readConfig({ ...usualEnvironment, DATA_DIR: directory, ...environment });
  const app = await createApp({ database: first.database, config, renews: false, ...parts });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...serverAt(url, first),
    // Either of the two may have sent a mail.
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
