import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import type { Database } from '../../../server/database/database';
import { recurringJobKey } from '../../../server/queue';
import { defaultEnvironment } from './environment';

/**
 * Runs the recurring jobs once, as a server does when it starts, so that no server of a test begins with them: they take
 * more processor time than the rest of its start.
 */
export async function runRecurringJobs(database: Database): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
  const config = readConfig({ ...defaultEnvironment, DATA_DIR: directory });
  const app = await createApp({ database, config, renews: false });
  await app.ready();
  const due =
    "SELECT 1 FROM jobs WHERE state = 'PENDING' AND (lease IS NOT NULL OR run_at <= now() + interval '5 seconds')";
  const isAnyDue = () => database.system((session) => session.rows({ text: due, params: [] }));
  while ((await isAnyDue()).length > 0) await setTimeout(50);
  await app.close();
  rmSync(directory, { recursive: true, force: true });
  // A server makes a job due after its period at the latest.
  const text = "UPDATE jobs SET run_at = '2099-01-01' WHERE unique_key = $1";
  await database.system((session) => session.rows({ text, params: [recurringJobKey] }));
}
