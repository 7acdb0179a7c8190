import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '../areas/media';
import { BackupError } from '../backup/backup-error';
import { restoreBackup } from '../backup/restore-backup';
import { readConfig } from '../config';
import { makeContentPrivate, makeDirectoryPrivate } from '../runtime/private-directory';
import { readKeyFile, runCommand, withDatabase } from './operator-command';

const usage = 'Name the directory of the backup: waybill restore --from DIRECTORY [--key-file FILE]';

/** `waybill restore --from DIRECTORY [--key-file FILE]`: restores a backup into an empty database. */
runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, 'key-file': { type: 'string' } } });
  if (!values.from) throw new BackupError(usage);
  const directory = resolve(values.from);
  const key = readKeyFile(values['key-file']);
  const config = readConfig(process.env);
  const { dataDirectory, citiesFromPopulation } = config;
  makeDirectoryPrivate(dataDirectory);
  const storage = await openStorage(config);
  const incoming = join(dataDirectory, 'incoming');
  const { tables, files, createdAt } = await withDatabase(config, (openDatabase) =>
    restoreBackup({ directory, key, openDatabase, storage, incoming, citiesFromPopulation }),
  );
  makeContentPrivate(dataDirectory);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Restored ${rows} rows of ${tables.length} tables and ${files.count} files of ${createdAt}.\n`);
});
