import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import type { Database } from '../../../server/database/database';
import { recurringJobKey } from '../../../server/queue';
import { defaultEnvironment } from './environment';

/** The jobs that are due or run. */
const openJobs =
  "SELECT kind FROM jobs WHERE state = 'PENDING' AND (lease IS NOT NULL OR run_at <= now() + interval '5 seconds')";

/** Milliseconds in which the recurring jobs of a database of tests have to end. */
const mostMs = 60_000;

/**
 * Runs the recurring jobs once, as a server does when it starts, so that no server of a test begins with them: they take
 * more processor time than the rest of its start.
 * @throws if one of them fails or does not end
 */
export async function runRecurringJobs(database: Database): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
  const config = readConfig({ ...defaultEnvironment, DATA_DIR: directory });
  const app = await createApp({ database, config, renews: false });
  const read = (text: string) => database.system((session) => session.rows({ text, params: [] }));
  const until = performance.now() + mostMs;
  try {
    await app.ready();
    while ((await read(openJobs)).length > 0) {
      if (performance.now() > until) throw new Error(`Jobs do not end: ${JSON.stringify(await read(openJobs))}`);
      await pause(50);
    }
    const failed = await read('SELECT kind, last_error FROM jobs WHERE last_error IS NOT NULL');
    if (failed.length > 0) throw new Error(`Jobs failed: ${JSON.stringify(failed)}`);
  } finally {
    await app.close();
    rmSync(directory, { recursive: true, force: true });
  }
  // A server that starts sets the time to a period from now, which no test lasts.
  const text = "UPDATE jobs SET run_at = '2099-01-01' WHERE unique_key = $1";
  await database.system((session) => session.rows({ text, params: [recurringJobKey] }));
}
