import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '../areas/media';
import { BackupError } from '../backup/backup-error';
import { exportTenant, listTenants } from '../backup/export-tenant';
import { readConfig } from '../config';
import { runCommand, withSnapshots } from './operator-command';

const usage = 'Name the tenant and the archive: waybill tenant:export --tenant ID --to FILE.zip';

/**
 * `waybill tenant:export --tenant ID --to FILE.zip`: writes the rows and files of one tenant into an archive. Without
 * a tenant, it lists those that there are.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { tenant: { type: 'string' }, to: { type: 'string' } } });
  const { tenant, to } = values;
  const config = readConfig(process.env);
  if (!tenant || !to) {
    const tenants = await withSnapshots(config, listTenants);
    throw new BackupError([usage, ...tenants].join('\n'));
  }
  const file = resolve(to);
  if (existsSync(file)) throw new BackupError(`${file} exists. Name another file.`);
  const storage = await openStorage(config);
  const { company, tables, files, missingFiles } = await withSnapshots(config, (readSnapshot) =>
    exportTenant({ readSnapshot, storage, tenant, file }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${file}: ${rows} rows and ${files.length} files of ${company}.\n`);
  if (missingFiles.length > 0) process.stdout.write(`Not in storage: ${missingFiles.join(', ')}\n`);
});
