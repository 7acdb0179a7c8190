import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { ZipFile } from 'yazl';
import { version } from '../../package.json';
import { storedMediaKeysSql } from '../areas/media';
import { isId } from '../database/ids';
import { readMigrationNames } from '../database/migrate';
import { tenantRole, tenantSetting } from '../database/visibility';
import { BackupError } from './backup-error';
import { readCodes, readDictionaryColumns } from './dictionary-codes';
import type { SnapshotQuery, SnapshotReader } from './snapshot';
import { readColumn, readRows } from './tables';
import { type ArchiveManifest, archiveManifestName, fileEntryOf, tableEntryOf } from './tenant-archive';
import { readTenantTables } from './tenant-tables';

/** What an archive is written from, and where to. */
export interface TenantExport {
  readSnapshot: SnapshotReader;
  storage: Disk;
  tenant: string;
  /** Path of the archive, which must not exist. */
  file: string;
}

/**
 * Writes the rows and files of one tenant into a zip. The rows are read with the rights of the tenant, so that row-level
 * security leaves out those of others.
 * @throws BackupError when there is no such tenant, or it is the operator's
 */
export async function exportTenant({ readSnapshot, storage, tenant, file }: TenantExport): Promise<ArchiveManifest> {
  if (!isId(tenant)) throw new BackupError('A tenant is named by its id, a number.');
  const unfinished = `${file}.unfinished`;
  try {
    const manifest = await readSnapshot(async (query) => {
      const migrations = await readMigrationNames(query);
      const tables = await readTenantTables(query);
      await query(`SET LOCAL ROLE ${tenantRole}`);
      await query(`SET LOCAL ${tenantSetting} = '${tenant}'`);
      const company = await readCompany(query, tenant);
      const dictionaryColumns = await readDictionaryColumns(query, new Set(tables.map(({ name }) => name)));
      const described: ArchiveManifest = {
        format: 1,
        version,
        createdAt: new Date().toISOString(),
        tenant,
        company,
        migrations,
        dictionaryCodes: await readCodes(query, dictionaryColumns),
        tables: [],
        files: [],
        missingFiles: [],
      };
      const keys: string[] = [];
      for await (const batch of readColumn(query, storedMediaKeysSql)) keys.push(...batch);
      for (const key of keys) {
        if (await storage.exists(key))
          described.files.push({ key, size: (await storage.getMetaData(key)).contentLength });
        else described.missingFiles.push(key);
      }
      const zip = new ZipFile();
      for (const table of tables) {
        const counted = { name: table.name, rows: 0 };
        described.tables.push(counted);
        addLazily(zip, tableEntryOf(table.name), async () => {
          const lines = async function* () {
            for await (const batch of readRows(query, table)) {
              counted.rows += batch.length;
              yield Buffer.from(`${batch.join('\n')}\n`);
            }
          };
          return Readable.from(lines());
        });
      }
      for (const { key } of described.files) addLazily(zip, fileEntryOf(key), () => storage.getStream(key));
      // The description comes last, when the rows have been counted.
      addLazily(zip, archiveManifestName, async () =>
        Readable.from([Buffer.from(JSON.stringify(described, undefined, 2))]),
      );
      zip.end();
      const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
      zip.on('error', (error: Error) => output.destroy(error));
      await pipeline(zip.outputStream, output);
      return described;
    });
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Returns a line with the id and the company of each tenant that can be exported. */
export async function listTenants(readSnapshot: SnapshotReader): Promise<string[]> {
  const select = `SELECT concat(t.id, '  ', c.name) FROM tenants t LEFT JOIN companies c ON c.tenant_id = t.id
    WHERE NOT t.is_operator ORDER BY t.id`;
  const rows = await readSnapshot((query) => query(select));
  return rows.flatMap(([line]) => (line ? [line] : []));
}

function addLazily(zip: ZipFile, name: string, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(name, { mode: 0o100600 }, (answer) => {
    open().then(
      (stream) => answer(null, stream),
      (error: unknown) => answer(error, Readable.from([])),
    );
  });
}

/** Returns the name of the tenant's company. @throws BackupError when the tenant cannot be exported */
async function readCompany(query: SnapshotQuery, tenant: string): Promise<string> {
  const [found] = await query(
    'SELECT t.is_operator, c.name FROM tenants t LEFT JOIN companies c ON c.tenant_id = t.id',
  );
  if (!found) throw new BackupError(`There is no tenant ${tenant}.`);
  if (found[0] === 't' || found[0] === 'true')
    throw new BackupError('This tenant runs the installation. Move it with a backup.');
  return found[1] ?? '';
}
