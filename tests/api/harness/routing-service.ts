import { createServer } from 'node:http';

/**
 * How the fake routing service responds: correctly, that there is no route, with an error, with a response that never
 * ends, or not at all.
 */
export type RoutingBehaviour = 'well' | 'no way' | 'broken' | 'endless' | 'silent';

/** A fake routing service that speaks the protocol of OSRM. Every route is 100 km long and takes 80 minutes. */
export interface FakeRoutingService {
  /** Address of the service, without a trailing slash. */
  url: string;
  /** Paths of all requests so far, with their query strings, in order. */
  requestedPaths: readonly string[];
  /** Returns the highest number of requests that have been open at the same time. */
  maxOpenRequests(): number;
  setBehaviour(how: RoutingBehaviour): void;
  close(): Promise<void>;
}

/** Starts a fake routing service. The caller must close it. */
export async function startFakeRoutingService(): Promise<FakeRoutingService> {
  const requestedPaths: string[] = [];
  let behaviour: RoutingBehaviour = 'well';
  let [open, maxOpen] = [0, 0];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    response.on('close', () => {
      open -= 1;
    });
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (behaviour) {
      case 'well':
        // The delay makes concurrent requests overlap, so that `maxOpenRequests` counts them.
        return setTimeout(
          () => respond(200, { code: 'Ok', routes: [{ distance: 100_000, duration: 4800, legs: [] }], waypoints: [] }),
          20,
        );
      case 'no way':
        return respond(400, { code: 'NoRoute', message: 'Impossible route between points' });
      case 'broken':
        return respond(500, 'out of order');
      case 'endless':
        return response
          .writeHead(200, { 'content-type': 'application/json' })
          .write(`{"code":"Ok","padding":"${'x'.repeat(200_000)}`);
      case 'silent':
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the routing service has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requestedPaths,
    maxOpenRequests: () => maxOpen,
    setBehaviour: (how) => {
      behaviour = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
