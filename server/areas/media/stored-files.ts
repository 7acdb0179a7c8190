import type { Disk } from 'flydrive';
import type { Database, Session } from '../../database/database';

/** Identifies a file by its tenant and id. */
export interface StoredFile {
  tenant: string;
  id: string;
}

/** Minutes after which an unfinished upload counts as failed. */
const maxUploadMinutes = 15;
const sweepBatchSize = 100;

/** The stored versions of a file. Only pictures have the smaller versions `thumb` and `preview`. */
const variants = ['original', 'thumb', 'preview'] as const;
/** Name of a stored version of a file. */
export type FileVariant = (typeof variants)[number];

/** Returns the storage key of a version of a file. */
export function storageKeyOf({ tenant, id }: StoredFile, variant: FileVariant): string {
  return `${tenant}/${id}-${variant}`;
}

/** SQL that returns the storage keys of all files that rows name, for backups. */
export const storedMediaKeysSql = `
  SELECT concat(tenant_id, '/', id, '-original') FROM media
  UNION ALL SELECT conversion ->> 'url' FROM media, jsonb_array_elements(conversions) AS conversion`;

/** Parses a storage key; undefined when its format is wrong. */
export function parseStorageKey(key: string): (StoredFile & { variant: FileVariant }) | undefined {
  const [, tenant, id, name] = /^(\d{1,19})\/(\d{1,19})-(\w+)$/.exec(key) ?? [];
  const variant = variants.find((known) => known === name);
  return tenant && id && variant ? { tenant, id, variant } : undefined;
}

/**
 * Adds the row of a stored file before its bytes are written, so that the sweep can delete the bytes of a failed
 * upload.
 */
export function addStoredFile(database: Database, { tenant, id }: StoredFile): Promise<unknown> {
  return database.write(tenant, (session) =>
    session.rows({ text: 'INSERT INTO stored_files (tenant_id, id) VALUES ($1, $2)', params: [tenant, id] }),
  );
}

/**
 * Marks an upload as finished, in the transaction that adds the file's `media` row.
 * @throws Error when the sweep has already removed the file.
 */
export async function finishStoredFile(session: Session, { tenant, id }: StoredFile): Promise<void> {
  const text = 'UPDATE stored_files SET settled = true WHERE tenant_id = $1 AND id = $2 AND NOT settled RETURNING 1';
  const rows = await session.rows({ text, params: [tenant, id] });
  if (rows.length === 0) throw new Error('The upload took too long, so its file was deleted.');
}

/** Deletes a file from storage, and then its `stored_files` row. Does nothing while the file has a `media` row. */
export async function removeStoredFile(database: Database, storage: Disk, { tenant, id }: StoredFile): Promise<void> {
  const isFile = 'f.tenant_id = $1 AND f.id = $2';
  const rows = await database.write(tenant, (session) =>
    session.rows({
      text: `UPDATE stored_files f SET settled = true WHERE ${isFile} AND ${hasNoMediaRow} RETURNING 1`,
      params: [tenant, id],
    }),
  );
  if (rows.length === 0) return;
  for (const variant of variants) await storage.delete(storageKeyOf({ tenant, id }, variant));
  await database.write(tenant, (session) =>
    session.rows({ text: 'DELETE FROM stored_files WHERE tenant_id = $1 AND id = $2', params: [tenant, id] }),
  );
}

const hasNoMediaRow = 'NOT EXISTS (SELECT 1 FROM media m WHERE m.tenant_id = f.tenant_id AND m.id = f.id)';

/**
 * Deletes stored files without a `media` row: those of deleted records and failed uploads. Covers one tenant, or all
 * tenants when none is given.
 */
export async function sweepOrphanedFiles(database: Database, storage: Disk, tenant?: string): Promise<void> {
  const [ofTenant, params] = tenant ? ['f.tenant_id = $1', [tenant]] : ['true', []];
  const isAbandoned = `NOT f.settled AND f.created_at < now() - interval '${maxUploadMinutes} minutes'`;
  const text =
    `SELECT f.tenant_id, f.id FROM stored_files f WHERE ${ofTenant} AND (f.settled OR ${isAbandoned}) AND ${hasNoMediaRow}` +
    ` ORDER BY f.tenant_id, f.id LIMIT ${sweepBatchSize}`;
  for (;;) {
    const rows = await database.system((session) => session.rows({ text, params }));
    for (const [ownerTenant, id] of rows)
      if (ownerTenant && id) await removeStoredFile(database, storage, { tenant: ownerTenant, id });
    if (rows.length < sweepBatchSize) return;
  }
}
