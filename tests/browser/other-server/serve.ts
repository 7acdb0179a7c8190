import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A web server of a built console. */
export interface ConsoleServer {
  url: string;
  close(): Promise<void>;
}

/** Serves a built console as docs/other-servers.md says: `index.html` for paths that are no file, and `config.json`. */
export async function serveConsole(directory: string, config: object): Promise<ConsoleServer> {
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/config.json') {
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(config));
    }
    const file = join(directory, decodeURIComponent(pathname));
    const isFile = existsSync(file) && statSync(file).isFile();
    const served = isFile ? file : join(directory, 'index.html');
    response.setHeader('Content-Type', types[extname(served)] ?? 'application/octet-stream');
    return createReadStream(served).pipe(response);
  });
  await new Promise<void>((done) => {
    http.listen(0, '127.0.0.1', done);
  });
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      http.closeAllConnections();
      await new Promise((done) => {
        http.close(done);
      });
    },
  };
}
