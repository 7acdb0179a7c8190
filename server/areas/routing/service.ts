import type { Log } from '../../runtime/log';
import { type Distance, type Position, tenths } from './rules';
import { Turns } from './turns';

/** Asks a routing service; undefined when it tells no way. */
export type Measure = (from: Position, to: Position, log: Log) => Promise<Distance | undefined>;

/** Milliseconds that the service gets to answer, and that a question waits for its turn. */
const patience = 3000;
/** Questions that stand open at once, whoever asks: a public service refuses who asks more. */
const mostAtOnce = 8;
/** Ways that are remembered, and for how many milliseconds: roads change little within a day. */
const mostRemembered = 5000;
const remembered = 24 * 60 * 60 * 1000;
/** After it failed, for how many milliseconds nobody waits for it again. */
const rest = 10_000;
/** Characters of an answer without geometry, generously. */
const longestAnswer = 100_000;

/**
 * The way to a service that speaks OSRM's protocol. Nothing of a caller's goes into its address but degrees; what it
 * answered is kept for a day, while it fails nobody waits for it, and it is asked a few things at once.
 */
export function routingService(url: string): Measure {
  const known = new Map<string, { at: number; distance: Promise<Distance | undefined> }>();
  const turns = new Turns(mostAtOnce);
  let restsUntil = 0;

  const measure = async (path: string, log: Log): Promise<Distance | undefined> => {
    const itsTurn = await turns.comes(patience);
    try {
      // It may have failed for another one meanwhile.
      if (itsTurn && Date.now() >= restsUntil) return await ask(`${url}/route/v1/driving/${path}?overview=false`);
      known.delete(path);
      return undefined;
    } catch (error) {
      known.delete(path);
      restsUntil = Date.now() + rest;
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'the routing service does not answer',
      );
      return undefined;
    } finally {
      if (itsTurn) turns.pass();
    }
  };

  return (from, to, log) => {
    const path = `${place(from)};${place(to)}`;
    const before = known.get(path);
    if (before && Date.now() - before.at < remembered) return before.distance;
    if (Date.now() < restsUntil) return Promise.resolve(undefined);
    const distance = measure(path, log);
    known.delete(path);
    known.set(path, { at: Date.now(), distance });
    for (const oldest of known.keys()) {
      if (known.size <= mostRemembered) break;
      known.delete(oldest);
    }
    return distance;
  };
}

/** Ten metres are near enough, and more ways are known again. */
function place({ latitude, longitude }: Position): string {
  return `${longitude.toFixed(4)},${latitude.toFixed(4)}`;
}

/** One question; undefined when there is no way between the ends. @throws when the service tells nothing of use. */
async function ask(address: string): Promise<Distance | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
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

/** The text of an answer. @throws when it has no end. */
async function textOf({ body }: { body: ReadableStream<Uint8Array> | null }): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > longestAnswer) throw new Error('an answer without end');
  }
  return text;
}

/** No way on earth is longer than this, in metres or in seconds. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 100_000_000;
}
