import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '../areas/media';
import { BackupError } from '../backup/backup-error';
import { writeBackup } from '../backup/write-backup';
import { readConfig } from '../config';
import { readKeyFile, runCommand, withSnapshots } from './operator-command';

const usage = 'Name a directory for the backup: waybill backup --to DIRECTORY [--key-file FILE]';

/** `waybill backup --to DIRECTORY [--key-file FILE]`: writes a backup of the database and the uploaded files. */
runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'key-file': { type: 'string' } } });
  if (!values.to) throw new BackupError(usage);
  const directory = resolve(values.to);
  const key = readKeyFile(values['key-file']);
  const config = readConfig(process.env);
  const storage = await openStorage(config);
  const { tables, files, missingFiles } = await withSnapshots(config, (readSnapshot, engine) =>
    writeBackup({ readSnapshot, engine, storage, directory, key }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${directory}: ${rows} rows of ${tables.length} tables and ${files.count} files.\n`);
  if (missingFiles.length > 0)
    process.stdout.write(`Not in storage, because they were deleted meanwhile or lost: ${missingFiles.join(', ')}\n`);
});
