import { isDeepStrictEqual } from 'node:util';
import { handwrittenPathOf } from './by-hand';
import { type ComparedListQuery, queryOf } from './lists';
import { type RepeatedRequest, type LoadResult, measureLoad, quantileOf } from './load';
import type { MeasuredServer } from './measured';

/**
 * How long a comparison runs: each round measures each of the two lists for `milliseconds` on `connections`
 * connections.
 */
export interface ComparisonPlan {
  rounds: number;
  milliseconds: number;
  connections: number;
}

/**
 * Figures of the API's list divided by the figures of the handwritten list. The API's list is faster if `rate` is above
 * 1 and the times are below 1.
 */
export interface ComparisonResult {
  rate: number;
  p50: number;
  p99: number;
  /** Ratio of the processor time that the server uses per answer, including that of an embedded database. */
  processor: number;
  /**
   * Answers per second of the handwritten list, and microseconds of processor time for each. Unlike the ratios, these
   * figures show the speed of the machine.
   */
  byHand: { rate: number; processor: number };
}

/**
 * Measures the API's list and the handwritten list in short turns, so that other load on the machine slows down both
 * lists equally.
 * @throws Error if the two lists return different rows
 */
export async function compareWithHandwritten(
  server: MeasuredServer,
  list: ComparedListQuery,
  plan: ComparisonPlan,
): Promise<ComparisonResult> {
  const { method, total } = list;
  const [query, variables] = [queryOf(list), list.variables];
  const headers = await server.headers();
  const requests = {
    ours: { url: `${server.url}/graphql`, headers, body: JSON.stringify({ query, variables }) },
    hand: { url: server.url + handwrittenPathOf(method, total), headers, body: '{}' },
  };
  const [ours, hand] = [await ask(requests.ours), await ask(requests.hand)];
  const calls = {
    ours: { ...requests.ours, answerBytes: Buffer.byteLength(ours) },
    hand: { ...requests.hand, answerBytes: Buffer.byteLength(hand) },
  };
  const [page, rows] = [JSON.parse(ours).data?.[method], JSON.parse(hand)];
  const isSame = isDeepStrictEqual(withTimes(page?.data), withTimes(rows.data));
  if (page?.data?.length !== 25 || !isSame || (total && page.paginatorInfo.total !== rows.total))
    throw new Error(`${method} by hand is another list.`);

  const taken = { ours: nothing, hand: nothing };
  for (let round = -1; round < plan.rounds; round += 1) {
    for (const name of round % 2 ? (['ours', 'hand'] as const) : (['hand', 'ours'] as const)) {
      const before = await server.processorTime();
      const { times, milliseconds } = await measureLoad(calls[name], plan.connections, plan.milliseconds);
      const processor = (await server.processorTime()) - before;
      // The first round only warms the server up, so its figures are not counted.
      if (round >= 0) taken[name] = sum(taken[name], { times, milliseconds, processor });
    }
  }
  return {
    rate: rate(taken.ours) / rate(taken.hand),
    p50: quantileOf(taken.ours.times, 0.5) / quantileOf(taken.hand.times, 0.5),
    p99: quantileOf(taken.ours.times, 0.99) / quantileOf(taken.hand.times, 0.99),
    processor: processorPerAnswer(taken.ours) / processorPerAnswer(taken.hand),
    byHand: { rate: rate(taken.hand), processor: processorPerAnswer(taken.hand) },
  };
}

interface Taken extends LoadResult {
  processor: number;
}

const nothing: Taken = { times: [], milliseconds: 0, processor: 0 };

function sum(one: Taken, other: Taken): Taken {
  return {
    times: [...one.times, ...other.times],
    milliseconds: one.milliseconds + other.milliseconds,
    processor: one.processor + other.processor,
  };
}

/** Returns the number of answers per second. */
function rate({ times, milliseconds }: LoadResult): number {
  return (times.length * 1000) / milliseconds;
}

/** Returns the microseconds of the server's processor time for each answer. */
function processorPerAnswer({ times, processor }: Taken): number {
  return processor / times.length;
}

/** Returns rows with timestamps as numbers, because PostgreSQL's JSON writes UTC as an offset. */
function withTimes(rows: unknown): unknown {
  return JSON.parse(JSON.stringify(rows ?? []), (_key, value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value,
  );
}

async function ask({ url, headers, body }: Omit<RepeatedRequest, 'answerBytes'>): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers, body });
  return response.text();
}
