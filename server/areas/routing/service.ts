import type { Log } from '../../runtime/log';
import { type RouteDistance, type GeoPosition, roundToTenths } from '../driving';
import { Semaphore } from './semaphore';

/** Returns the distance by road; undefined when no route exists or the routing service is not available. */
export type DistanceLookup = (from: GeoPosition, to: GeoPosition, log: Log) => Promise<RouteDistance | undefined>;

/** Timeout in milliseconds, both of a request and of waiting for a permit of the semaphore. */
const timeoutMs = 3000;
/** Maximum number of concurrent requests over all callers, because public services limit them. */
const maxConcurrent = 8;
/** Maximum number of cached routes. */
const maxCached = 5000;
/** Milliseconds for which a route is cached: one day. */
const cacheMs = 24 * 60 * 60 * 1000;
/** Pause between a failure and the next request, in milliseconds. */
const backoffMs = 10_000;
/** Maximum length of a response in characters. Responses without geometry are far shorter. */
const maxResponseLength = 100_000;

/**
 * Creates a client of a routing service with OSRM's API. Of the caller's data, only coordinates are sent. Responses are
 * cached for a day. After a failure no request is sent for `backoffMs`, and at most `maxConcurrent` run at once.
 */
export function createRoutingClient(url: string): DistanceLookup {
  const cachedRoutes = new Map<string, { at: number; distance: Promise<RouteDistance | undefined> }>();
  const semaphore = new Semaphore(maxConcurrent);
  let pausedUntil = 0;

  const measure = async (path: string, log: Log): Promise<RouteDistance | undefined> => {
    const hasPermit = await semaphore.acquire(timeoutMs);
    try {
      // A request of another caller may have failed while this caller waited for the permit.
      if (hasPermit && Date.now() >= pausedUntil)
        return await fetchRoute(`${url}/route/v1/driving/${path}?overview=false`);
      cachedRoutes.delete(path);
      return undefined;
    } catch (error) {
      cachedRoutes.delete(path);
      pausedUntil = Date.now() + backoffMs;
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the routing service failed');
      return undefined;
    } finally {
      if (hasPermit) semaphore.release();
    }
  };

  return (from, to, log) => {
    const path = `${coordinatesText(from)};${coordinatesText(to)}`;
    const cached = cachedRoutes.get(path);
    if (cached && Date.now() - cached.at < cacheMs) return cached.distance;
    if (Date.now() < pausedUntil) return Promise.resolve(undefined);
    const distance = measure(path, log);
    cachedRoutes.delete(path);
    cachedRoutes.set(path, { at: Date.now(), distance });
    for (const oldest of cachedRoutes.keys()) {
      if (cachedRoutes.size <= maxCached) break;
      cachedRoutes.delete(oldest);
    }
    return distance;
  };
}

/** Rounds coordinates to about ten metres, so that nearby positions share a cached route. */
function coordinatesText({ latitude, longitude }: GeoPosition): string {
  return `${longitude.toFixed(4)},${latitude.toFixed(4)}`;
}

/**
 * Requests one route from the routing service; undefined when none exists.
 * @throws Error when the response is not usable.
 */
async function fetchRoute(address: string): Promise<RouteDistance | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const answer: unknown = JSON.parse(await textOf(response));
  if (typeof answer !== 'object' || answer === null || !('code' in answer))
    throw new Error('the response is not of the OSRM API');
  if (answer.code === 'NoRoute' || answer.code === 'NoSegment') return undefined;
  const routes: unknown = answer.code === 'Ok' && 'routes' in answer ? answer.routes : undefined;
  const route: unknown = Array.isArray(routes) ? routes[0] : undefined;
  if (typeof route !== 'object' || route === null || !('distance' in route) || !('duration' in route))
    throw new Error(`the service responded with status ${response.status}`);
  const { distance: metres, duration: seconds } = route;
  if (!isLength(metres) || !isLength(seconds)) throw new Error('the response has no valid distance and duration');
  return { kilometres: roundToTenths(metres / 1000), driving_minutes: Math.round(seconds / 60) };
}

/**
 * Reads the text of a response.
 * @throws Error when the text is too long.
 */
async function textOf({ body }: { body: ReadableStream<Uint8Array> | null }): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxResponseLength) throw new Error('the response is too long');
  }
  return text;
}

/** Returns whether a value is a plausible length in metres or duration in seconds. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 100_000_000;
}
