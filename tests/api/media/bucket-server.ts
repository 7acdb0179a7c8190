import { createServer, type IncomingMessage } from 'node:http';

/** An object as the bucket keeps it. */
interface Kept {
  content: Buffer;
  type: string;
}

/** A server that speaks as much of S3's protocol as files need: objects are put, read, asked for and deleted. */
export interface BucketServer {
  /** Its address, without a slash at the end. */
  url: string;
  /** Objects by their key in the bucket. */
  objects: ReadonlyMap<string, Kept>;
  /** From now on, objects whose key ends like this cannot be put; none when empty. */
  refuse(ending: string): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Starts a bucket of this name that lets in whoever signs by this key. */
export async function startBucket(name: string, accessKeyId: string): Promise<BucketServer> {
  const objects = new Map<string, Kept>();
  let refused = '';
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
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
