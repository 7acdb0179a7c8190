import { createServer } from 'node:http';

/** How a routing service answers: as it should, with no way, with an error, with no end, or not at all. */
export type RoutingBehaviour = 'well' | 'no way' | 'broken' | 'endless' | 'silent';

/** A routing service of OSRM's protocol on this machine: every way is 100 km and takes 80 minutes. */
export interface RoutingService {
  /** Its address, without a slash at the end. */
  url: string;
  /** Paths that it was asked for, with what stands behind them, in order. */
  asked: readonly string[];
  /** How many questions stood open at once, at most. */
  mostOpen(): number;
  behave(how: RoutingBehaviour): void;
  close(): Promise<void>;
}

/** Starts one. Close it when the tests are done. */
export async function startRoutingService(): Promise<RoutingService> {
  const asked: string[] = [];
  let behaviour: RoutingBehaviour = 'well';
  let [open, mostOpen] = [0, 0];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => {
      open -= 1;
    });
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (behaviour) {
      case 'well':
        // Not at once, so that questions that are asked together are seen together.
        return setTimeout(
          () => answer(200, { code: 'Ok', routes: [{ distance: 100_000, duration: 4800, legs: [] }], waypoints: [] }),
          20,
        );
      case 'no way':
        return answer(400, { code: 'NoRoute', message: 'Impossible route between points' });
      case 'broken':
        return answer(500, 'out of order');
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
    asked,
    mostOpen: () => mostOpen,
    behave: (how) => {
      behaviour = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
