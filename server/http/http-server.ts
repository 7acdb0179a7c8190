import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactoryHandler } from 'fastify';

/** Keep-alive timeout in milliseconds. It must be longer than the timeout of proxies in front of the server. */
const keepAliveMs = 72_000;
/** Milliseconds between two sweeps that close idle connections during shutdown. */
const sweepEveryMs = 50;

/**
 * The HTTP server. It can listen before the app is ready: until `startServing`, it answers `/healthz` with 200 and
 * other requests with 503.
 */
export class HttpServer {
  private handler: FastifyServerFactoryHandler | undefined;
  private ready = false;
  private draining = false;
  private readonly server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    if (!this.ready || !this.handler || (this.draining && request.url === '/readyz'))
      return answerNotReady(request, response);
    if (this.draining) response.setHeader('connection', 'close');
    this.handler(request, response);
  });

  /** Opens the port and returns its number. For port 0 the operating system chooses a free port. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  /** Fastify's `serverFactory` option: makes Fastify use this server instead of creating one. */
  readonly serverFactory = (handler: FastifyServerFactoryHandler): Server => {
    this.handler = handler;
    return this.server;
  };

  /** Emits the requests for sockets once the app serves. It never listens. */
  readonly upgrades = createServer();

  /** Passes requests to Fastify from now on, instead of answering 503. */
  startServing(): void {
    this.ready = true;
    // Without a listener, Node answers a request for a socket like every other request: with 503 before the app serves. An
    // app that is not ready would leave the socket open without an answer, for which the client would wait for ever.
    this.server.on('upgrade', (request, socket, head) => {
      if (!this.upgrades.emit('upgrade', request, socket, head)) socket.destroy();
    });
  }

  /**
   * Answers `/readyz` with 503 from now on, and closes each connection with its next answer, so that a load balancer
   * stops sending requests. Requests are still served.
   */
  startDraining(): void {
    this.draining = true;
  }

  /** Stops accepting connections. Resolves when in-flight requests and sockets are closed. */
  close(): Promise<void> {
    this.ready = false;
    const sweeping = setInterval(() => this.server.closeIdleConnections(), sweepEveryMs);
    return new Promise((resolve) => {
      this.server.close(() => {
        clearInterval(sweeping);
        resolve();
      });
    });
  }
}

function answerNotReady({ url }: IncomingMessage, response: ServerResponse): void {
  const alive = url === '/healthz';
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    // `refresh` makes a browser reload the page after a second.
    ...(alive ? {} : { 'retry-after': '1', refresh: '1', connection: 'close' }),
  };
  response.writeHead(alive ? 200 : 503, headers);
  response.end(
    JSON.stringify(alive ? { status: 'alive' } : { status: 'not serving', errors: [{ message: 'Not ready yet.' }] }),
  );
}
