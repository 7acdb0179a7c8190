import { and, eq, lt, not, or, sql } from 'drizzle-orm';
import type { Disk } from 'flydrive';
import type { DatabaseWork } from '../../database/database';
import type { JobKind } from '../../queue';
import { moveToStorage } from '../media';
import { exportKeyOf } from './export-file';
import { keptHours } from './rules';
import { exportFiles } from './tables';

/** A file to store. */
export type NewExportFile = Pick<
  typeof exportFiles.$inferInsert,
  'tenant_id' | 'id' | 'user_id' | 'resource' | 'file_name' | 'mime_type' | 'size' | 'rows'
>;

const hourMs = 3_600_000;
const isFile = (tenant: string, id: string) => and(eq(exportFiles.tenant_id, tenant), eq(exportFiles.id, id));

/** Moves a file of this server to storage. `finishExport` completes it; otherwise the sweep deletes it. */
export async function storeExport(
  { database, storage }: { database: DatabaseWork; storage: Disk },
  file: NewExportFile,
  path: string,
): Promise<void> {
  const { tenant_id: tenant, id } = file;
  const row = { ...file, is_stored: false, expires_at: sql`now() + make_interval(hours => ${keptHours})` };
  await database.write(tenant, ({ orm }) =>
    orm
      .insert(exportFiles)
      .values(row)
      // An earlier attempt of the job may have come as far.
      .onConflictDoUpdate({ target: [exportFiles.tenant_id, exportFiles.id], set: row }),
  );
  await moveToStorage(storage, path, exportKeyOf(tenant, id));
}

/** Marks a file as complete, so that its user sees it. */
export async function finishExport(
  { orm }: Parameters<Parameters<DatabaseWork['write']>[1]>[0],
  { tenant, id }: { tenant: string; id: string },
): Promise<void> {
  await orm.update(exportFiles).set({ is_stored: true }).where(isFile(tenant, id));
}

/** Deletes a file from storage, and then its row. */
export async function removeExport(
  { database, storage }: { database: DatabaseWork; storage: Disk },
  { tenant, id }: { tenant: string; id: string },
): Promise<void> {
  await storage.delete(exportKeyOf(tenant, id));
  await database.write(tenant, ({ orm }) => orm.delete(exportFiles).where(isFile(tenant, id)));
}

/** Returns the recurring job that deletes expired files, and what attempts have left that did not end. */
export function createExportSweepJobKind(parts: { database: DatabaseWork; storage: Disk }): JobKind {
  return {
    kind: 'exports.sweep',
    everyMs: hourMs,
    timeoutMs: hourMs,
    handler: async () => {
      const isAbandoned = and(not(exportFiles.is_stored), lt(exportFiles.created_at, sql`now() - interval '2 hours'`));
      const over = await parts.database.system(({ orm }) =>
        orm
          .select({ tenant: exportFiles.tenant_id, id: exportFiles.id })
          .from(exportFiles)
          .where(or(lt(exportFiles.expires_at, sql`now()`), isAbandoned)),
      );
      for (const file of over) await removeExport(parts, file);
    },
  };
}
