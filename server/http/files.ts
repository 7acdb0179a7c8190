import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessCache } from '../areas/identity';
import { findExportToDownload, parseExportKey } from '../areas/exports';
import { type FileServices, filesPath, parseStorageKey, storageKeyOf } from '../areas/media';
import type { Database } from '../database/database';
import { browserOf } from './request-context';

/** The services that the file route uses. */
export interface FileRouteServices extends Pick<FileServices, 'storage' | 'addresses'> {
  database: Database;
  access: AccessCache;
}

type Request = FastifyRequest<{ Params: { '*': string }; Querystring: { until?: unknown; signature?: unknown } }>;

/**
 * Serves files at signed URLs. The answer is 404 if the URL is expired or forged, the file is deleted, or a signed-in
 * caller belongs to another tenant. An exported file is served only to a browser in which its user is signed in, and
 * only while the user may export.
 */
export function registerFileRoute(app: FastifyInstance, sources: FileRouteServices): void {
  app.get(`${filesPath}/*`, async (request: Request, reply) => {
    const found = await findFile(request, sources);
    if (!found)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ errors: [{ message: 'Not Found' }] });
    const content = await sources.storage.getStream(found.key);
    return withHeaders(reply, found).send(content);
  });
}

/** A file to serve. */
interface ServedFile {
  key: string;
  type: string;
  name: string;
  /** Seconds until the URL of the file expires. */
  seconds: number;
}

async function findFile(
  request: Request,
  { database, access, addresses, storage }: FileRouteServices,
): Promise<ServedFile | undefined> {
  const { until, signature } = request.query;
  const key = request.params['*'];
  if (typeof until !== 'string' || typeof signature !== 'string') return undefined;
  const seconds = addresses.secondsLeft(key, until, signature);
  const exported = parseExportKey(key);
  const file = exported ?? parseStorageKey(key);
  if (seconds === undefined || !file) return undefined;
  const { authorization } = request.headers;
  const caller = authorization === undefined ? undefined : await access.identify(authorization);
  if (caller !== undefined && (typeof caller === 'string' || caller.tenant !== file.tenant)) return undefined;
  const found = exported
    ? await findExportToDownload(exported, { database, access, signedIn: caller?.user, browser: browserOf(request) })
    : await findMedia(file, database);
  if (!found || !(await storage.exists(key))) return undefined;
  const { type, name } = found;
  return exported || key === storageKeyOf(file, 'original')
    ? { key, type, name, seconds }
    : { key, type: 'image/webp', name: `${name}.webp`, seconds };
}

async function findMedia(
  { tenant, id }: { tenant: string; id: string },
  database: Database,
): Promise<Pick<ServedFile, 'type' | 'name'> | undefined> {
  const text = 'SELECT mime_type, file_name FROM media WHERE tenant_id = $1 AND id = $2';
  const [row] = await database.read(tenant, (session) => session.rows({ text, params: [tenant, id] }));
  const [type, name] = row ?? [];
  return type && name ? { type, name } : undefined;
}

/** Sets headers so that the browser keeps the content type, runs no scripts and caches the file privately. */
function withHeaders(reply: FastifyReply, { type, name, seconds }: ServedFile): FastifyReply {
  const shown = type.startsWith('image/') ? 'inline' : 'attachment';
  const plain = name.replace(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply.headers({
    'content-type': type,
    'content-disposition': `${shown}; filename="${plain}"; filename*=UTF-8''${exact}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': `private, max-age=${seconds}, immutable`,
    'x-content-type-options': 'nosniff',
  });
}
