import { createServer, type IncomingMessage } from 'node:http';

/** An object in the bucket. */
interface StoredObject {
  content: Buffer;
  type: string;
}

/**
 * A fake S3 server with one bucket. It implements the operations that Waybill uses for files: put, get, head and
 * delete.
 */
export interface BucketServer {
  /** URL of the server, without a trailing slash. */
  url: string;
  /** Objects of the bucket, by key. */
  objects: ReadonlyMap<string, StoredObject>;
  /** Makes the server refuse to store objects whose key ends with `ending`. An empty text refuses none. */
  refuse(ending: string): void;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Starts a server with a bucket of this name. It accepts requests signed with this access key. The caller must close
 * it.
 */
export async function startBucketServer(name: string, accessKeyId: string): Promise<BucketServer> {
  const objects = new Map<string, StoredObject>();
  let refused = '';
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      const { pathname } = new URL(request.url ?? '/', 'http://bucket');
      const key = decodeURIComponent(pathname.slice(name.length + 2));
      const object = objects.get(key);
      if (!pathname.startsWith(`/${name}/`) || !request.headers.authorization?.includes(`Credential=${accessKeyId}/`)) {
        return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      }
      switch (request.method) {
        case 'PUT':
          if (refused && key.endsWith(refused))
            return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
          objects.set(key, { content: body, type: request.headers['content-type'] ?? '' });
          return response.writeHead(200, { etag: '"1"' }).end();
        case 'DELETE':
          objects.delete(key);
          return response.writeHead(204).end();
        default:
          if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
          response.writeHead(200, {
            'content-type': object.type,
            'content-length': object.content.length,
            etag: '"1"',
          });
          return response.end(request.method === 'HEAD' ? undefined : object.content);
      }
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    objects,
    refuse: (ending) => {
      refused = ending;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
