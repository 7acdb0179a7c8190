import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Database, Session } from '../database/database';
import { isId } from '../database/ids';
import { migrationNames } from '../database/migrate';
import { tenantRole, tenantSetting } from '../database/visibility';
import { BackupError } from './backup-error';
import type { Bytes } from './cipher';
import { idTranslation, readCodes, readDictionaryColumns } from './dictionary-codes';
import { linesOf } from './lines';
import { insertRows, type StoredTable } from './tables';
import {
  type ArchiveManifest,
  archiveManifestName,
  archiveManifestSchema,
  fileEntryOf,
  tableEntryOf,
} from './tenant-archive';
import { readTenantTables } from './tenant-tables';

/** What an archive is imported from, and where to. */
export interface TenantImport {
  file: string;
  /** Migrated database with the dictionaries. */
  database: Database;
  storage: Disk;
  /** Folder for one file at a time, on this machine. */
  incoming: string;
}

/**
 * Imports the archive of a tenant: its files, then its rows in one transaction. Ids stay as they are, because they are
 * unique by design.
 * @throws BackupError when the archive is of another version, the tenant exists, an address is taken, or a dictionary differs
 */
export async function importTenant({ file, database, storage, incoming }: TenantImport): Promise<ArchiveManifest> {
  const archive = await openArchive(file);
  try {
    const manifest = await archive.manifest();
    requireSameMigrations(manifest);
    await database.jobs.system((session) => requireFree(session, archive, manifest));
    await copyFiles(archive, manifest, storage, incoming);
    await database.jobs.system(async (session) => {
      await requireFree(session, archive, manifest);
      await insertTables(session, archive, manifest).catch((error: unknown) => {
        throw asRefusal(error);
      });
    });
    return manifest;
  } finally {
    archive.close();
  }
}

interface Archive {
  manifest(): Promise<ArchiveManifest>;
  /** Opens an entry. @throws BackupError when the archive does not have it */
  open(name: string): Promise<Readable>;
  close(): void;
}

async function openArchive(file: string): Promise<Archive> {
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await openPromise(file, { autoClose: false });
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (cause) {
    throw new BackupError(`${file} is not a finished archive of a tenant.`, { cause });
  }
  const open = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new BackupError(`${file} is not a finished archive of a tenant: ${name} is missing.`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    open,
    close: () => zip.close(),
    manifest: async () => {
      const chunks: Uint8Array[] = [];
      const content: Bytes = await open(archiveManifestName);
      for await (const chunk of content) chunks.push(chunk);
      const manifest = archiveManifestSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      if (!isId(manifest.tenant)) throw new BackupError('The archive is damaged: it names no tenant.');
      return manifest;
    },
  };
}

function requireSameMigrations({ version, migrations }: ArchiveManifest): void {
  if (migrations.join() !== migrationNames.join())
    throw new BackupError(
      `The archive is of another version of Waybill (${version}). Export and import with the same version on both sides.`,
    );
}

/** @throws BackupError when the tenant exists, or another user has an address of its users */
async function requireFree(session: Session, archive: Archive, { tenant }: ArchiveManifest): Promise<void> {
  const [existing] = await session.rows({ text: 'SELECT 1 FROM tenants WHERE id = $1', params: [tenant] });
  if (existing) throw new BackupError(`The tenant ${tenant} exists here already.`);
  const names: string[] = [];
  for await (const line of linesOf(await archive.open(tableEntryOf('sign_in_names')))) names.push(line);
  const text = `SELECT n.email FROM sign_in_names n JOIN json_to_recordset($1::json) AS v(email text) ON v.email = n.email ORDER BY 1`;
  const taken = await session.rows({ text, params: [`[${names.join(',')}]`] });
  if (taken.length > 0)
    throw new BackupError(
      `Users of another tenant sign in with these addresses: ${taken.map(([email]) => email).join(', ')}. Change them on one side.`,
    );
}

async function copyFiles(archive: Archive, { files }: ArchiveManifest, storage: Disk, incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  for (const { key } of files) {
    const path = join(incoming, key.replaceAll('/', '-'));
    await pipeline(await archive.open(fileEntryOf(key)), createWriteStream(path, { mode: 0o600 }));
    await storage.copyFromFs(path, key);
    await rm(path);
  }
}

/**
 * Inserts the tenant's own row, and all others with the rights of the tenant: row-level security refuses rows of another
 * tenant.
 */
async function insertTables(session: Session, archive: Archive, manifest: ArchiveManifest): Promise<void> {
  const query = (text: string) => session.rows({ text, params: [] });
  const rowCounts = new Map(manifest.tables.map(({ name, rows }) => [name, rows]));
  const tables = await readTenantTables(query);
  const columns = await readDictionaryColumns(query, new Set(tables.map(({ name }) => name)));
  const codes = { there: manifest.dictionaryCodes, here: await readCodes(query, columns) };
  const insert = async (table: StoredTable) => {
    const lines = mapped(
      linesOf(await archive.open(tableEntryOf(table.name))),
      idTranslation(table.name, columns, codes),
    );
    const rows = await insertRows(session, table, lines);
    if (rows !== rowCounts.get(table.name))
      throw new BackupError(`The archive is damaged: it has ${rows} rows of ${table.name}.`);
  };
  const isTenants = ({ name }: StoredTable) => name === 'tenants';
  for (const table of tables.filter(isTenants)) await insert(table);
  const text = 'SELECT 1 FROM tenants WHERE id = $1 AND NOT is_operator';
  const [inserted] = await session.rows({ text, params: [manifest.tenant] });
  if (!inserted || rowCounts.get('tenants') !== 1)
    throw new BackupError('The archive is damaged: its tenant is another than it says.');
  await query(`SET LOCAL ROLE ${tenantRole}`);
  await query(`SET LOCAL ${tenantSetting} = '${manifest.tenant}'`);
  for (const table of tables.filter((one) => !isTenants(one))) await insert(table);
  // The authenticator apps are not in the archive, because their secrets are sealed by the other installation.
  await query('UPDATE users SET uses_two_factor_auth = false WHERE uses_two_factor_auth');
}

async function* mapped(lines: AsyncIterable<string>, change: (line: string) => string): AsyncGenerator<string> {
  for await (const line of lines) yield change(line);
}

/** Returns an error of PostgreSQL as a sentence, if a row cannot stand beside those of this installation. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const detail = 'detail' in error ? String(error.detail) : '';
  switch (error.code) {
    case '42501':
      return new BackupError('The archive is damaged: it has rows of another tenant.', { cause: error });
    case '23503':
      return new BackupError(`A dictionary of this installation lacks a record. ${detail}`, { cause: error });
    case '23505':
      return new BackupError(`This installation has such a record already: ${detail}`, { cause: error });
    default:
      return error;
  }
}
