import type { Log } from '../../runtime/log';
import { type Distance, type Position, tenths } from './rules';
import { Semaphore } from './semaphore';

/** Returns the distance from a routing service; undefined when the service knows no route or is not available. */
export type DistanceLookup = (from: Position, to: Position, log: Log) => Promise<Distance | undefined>;

/** Timeout in milliseconds: of a request, and of waiting for a permit of the semaphore. */
const timeoutMs = 3000;
/** Maximum number of concurrent requests over all callers, because public services limit them. */
const maxConcurrent = 8;
/** Maximum number of cached routes. */
const maxCached = 5000;
/** Lifetime of a cached route. */
const cacheMs = 24 * 60 * 60 * 1000;
/** Pause between a failure and the next request, in milliseconds. */
const backoffMs = 10_000;
/** Maximum length of a response in characters. Responses without geometry are far shorter. */
const maxAnswerLength = 100_000;

/**
 * Creates a client of a routing service with OSRM's API. Of the caller's data, only coordinates are sent. Answers are
 * cached for a day, requests pause after a failure, and only a few run at once.
 */
export function routingService(url: string): DistanceLookup {
  const known = new Map<string, { at: number; distance: Promise<Distance | undefined> }>();
  const turns = new Semaphore(maxConcurrent);
  let restsUntil = 0;

  const measure = async (path: string, log: Log): Promise<Distance | undefined> => {
    const itsTurn = await turns.acquire(timeoutMs);
    try {
      // Another request may have failed while this one waited.
      if (itsTurn && Date.now() >= restsUntil)
        return await fetchRoute(`${url}/route/v1/driving/${path}?overview=false`);
      known.delete(path);
      return undefined;
    } catch (error) {
      known.delete(path);
      restsUntil = Date.now() + backoffMs;
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'the routing service does not answer',
      );
      return undefined;
    } finally {
      if (itsTurn) turns.release();
    }
  };

  return (from, to, log) => {
    const path = `${coordinatesText(from)};${coordinatesText(to)}`;
    const before = known.get(path);
    if (before && Date.now() - before.at < cacheMs) return before.distance;
    if (Date.now() < restsUntil) return Promise.resolve(undefined);
    const distance = measure(path, log);
    known.delete(path);
    known.set(path, { at: Date.now(), distance });
    for (const oldest of known.keys()) {
      if (known.size <= maxCached) break;
      known.delete(oldest);
    }
    return distance;
  };
}

/** Rounds coordinates to about ten metres, so that nearby positions share a cached route. */
function coordinatesText({ latitude, longitude }: Position): string {
  return `${longitude.toFixed(4)},${latitude.toFixed(4)}`;
}

/**
 * Requests one route; undefined when none exists.
 * @throws Error when the response is not usable.
 */
async function fetchRoute(address: string): Promise<Distance | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const answer: unknown = JSON.parse(await textOf(response));
  if (typeof answer !== 'object' || answer === null || !('code' in answer))
    throw new Error('an answer of another protocol');
  if (answer.code === 'NoRoute' || answer.code === 'NoSegment') return undefined;
  const routes: unknown = answer.code === 'Ok' && 'routes' in answer ? answer.routes : undefined;
  const route: unknown = Array.isArray(routes) ? routes[0] : undefined;
  if (typeof route !== 'object' || route === null || !('distance' in route) || !('duration' in route))
    throw new Error(`answered ${response.status}`);
  const { distance: metres, duration: seconds } = route;
  if (!isLength(metres) || !isLength(seconds)) throw new Error('an answer without figures');
  return { kilometres: tenths(metres / 1000), driving_minutes: Math.round(seconds / 60) };
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
    if (text.length > maxAnswerLength) throw new Error('an answer without end');
  }
  return text;
}

/** Returns whether a value is a plausible number of metres or seconds. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 100_000_000;
}
