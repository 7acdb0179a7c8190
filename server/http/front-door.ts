import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactoryHandler } from 'fastify';

/** Milliseconds that a quiet connection is kept: longer than the proxies before it keep theirs. */
const keepAlive = 72_000;
/** Milliseconds between looks for connections that have become idle. */
const sweepEvery = 50;

/**
 * The port, open before the server behind it is ready: health checks are answered from the first moment, and
 * everybody else is told to come again.
 */
export class FrontDoor {
  private behind: FastifyServerFactoryHandler | undefined;
  private ready = false;
  private readonly server = createServer({ keepAliveTimeout: keepAlive }, (request, response) => {
    if (this.ready && this.behind) this.behind(request, response);
    else answerMeanwhile(request, response);
  });

  /** Opens the port. Answers its number, which matters when 0 was asked for. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  /** Gives the app this server instead of one of its own. */
  readonly serverFactory = (handler: FastifyServerFactoryHandler): Server => {
    this.behind = handler;
    return this.server;
  };

  /** Lets requests through. */
  letIn(): void {
    this.ready = true;
  }

  /** Lets nobody in any more. Resolves when the requests under way have been answered and all sockets are closed. */
  close(): Promise<void> {
    this.ready = false;
    const sweeping = setInterval(() => this.server.closeIdleConnections(), sweepEvery);
    return new Promise((resolve) => {
      this.server.close(() => {
        clearInterval(sweeping);
        resolve();
      });
    });
  }
}

function answerMeanwhile({ url }: IncomingMessage, response: ServerResponse): void {
  const alive = url === '/healthz';
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    // A browser that comes too early tries again by itself.
    ...(alive ? {} : { 'retry-after': '1', refresh: '1', connection: 'close' }),
  };
  response.writeHead(alive ? 200 : 503, headers);
  response.end(
    JSON.stringify(alive ? { status: 'alive' } : { status: 'not serving', errors: [{ message: 'Not ready yet.' }] }),
  );
}
