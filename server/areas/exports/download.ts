import { and, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseWork } from '../../database/database';
import type { Caller } from '../../dialect/context';
import { exportFiles } from './tables';

/** Method that a user must be allowed to call to download exported files. */
const downloadMethod = 'exportFiles';

interface DownloadContext {
  database: DatabaseWork;
  access: {
    callerWithoutSession(tenant: string, user: string): Promise<Caller | undefined>;
    isSignedIn(tenant: string, user: string, browser: string): Promise<boolean>;
  };
  /** The signed-in user; undefined for a download of a browser, which sends the signed URL and its cookie. */
  signedIn: string | undefined;
  /** Id of the browser, from its cookie. */
  browser: string | undefined;
}

/**
 * Returns type and name of a stored export; undefined once it has expired, its user may not export any more, or someone
 * else asks: another user, or a browser in which the user is not signed in.
 */
export async function findExportToDownload(
  { tenant, id }: { tenant: string; id: string },
  { database, access, signedIn, browser }: DownloadContext,
): Promise<{ type: string; name: string } | undefined> {
  const { tenant_id, expires_at, is_stored, user_id, mime_type, file_name } = exportFiles;
  const [file] = await database.read(tenant, ({ orm }) =>
    orm
      .select({ user: user_id, type: mime_type, name: file_name })
      .from(exportFiles)
      .where(and(eq(tenant_id, tenant), eq(exportFiles.id, id), is_stored, gt(expires_at, sql`now()`))),
  );
  if (!file) return undefined;
  const isOwn =
    signedIn === undefined
      ? browser !== undefined && (await access.isSignedIn(tenant, file.user, browser))
      : signedIn === file.user;
  if (!isOwn) return undefined;
  const user = await access.callerWithoutSession(tenant, file.user);
  return user?.methods.has(downloadMethod) ? { type: file.type, name: file.name } : undefined;
}
