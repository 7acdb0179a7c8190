import { setTimeout as pause } from 'node:timers/promises';
import { quantileOf } from './load';
import type { MeasuredServer } from './measured';

/** Milliseconds from one list of the tenant to its next, while something else runs. */
const listEveryMs = 100;
const list = '{ vehiclesView(first: 25, orderBy: [{ column: license, direction: ASC }]) { data { id license } } }';

/**
 * Runs work; asks for a plain list of the tenant meanwhile. Returns the milliseconds, and a text about the server. Memory
 * that grows with the number of rows is larger in the second half.
 */
export async function watched(
  server: MeasuredServer,
  work: () => Promise<void>,
): Promise<{ ms: number; text: string }> {
  const before = await server.memory();
  const ending = new AbortController();
  const answers: number[] = [];
  const memory: number[] = [];
  const watch = async () => {
    while (!ending.signal.aborted) {
      const began = performance.now();
      await send(server, list, {});
      answers.push(performance.now() - began);
      memory.push(await server.memory());
      await pause(listEveryMs);
    }
  };
  const watching = watch();
  watching.catch(() => undefined);
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  ending.abort();
  await watching;
  const at = (part: number) => quantileOf(answers, part).toFixed(0);
  const half = Math.floor(memory.length / 2);
  const most = (part: readonly number[]) => megabytes(Math.max(before, ...part));
  const text =
    `memory ${megabytes(before)} before, at most ${most(memory.slice(0, half))} in the first half and ` +
    `${most(memory.slice(half))} in the second; ` +
    `a list meanwhile ${at(0.5)} ms (p50), ${at(0.99)} ms (p99)`;
  return { ms, text };
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Returns the rows a second, as text. */
export const rate = (rows: number, ms: number) => `${((1000 * rows) / ms).toFixed(0)} rows a second`;

/** Calls the API as the administrator. */
export async function send(server: MeasuredServer, query: string, variables: object) {
  const headers = await server.headers();
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Waits until a background job has ended. @throws if a record has failed */
export async function ended(server: MeasuredServer, id: string): Promise<void> {
  const failed = await countFailed(server, id);
  if (failed > 0) throw new Error(`${failed} records failed.`);
}

/** Waits until a background job has ended. Returns the number of records that failed. */
export async function countFailed(server: MeasuredServer, id: string): Promise<number> {
  const query =
    'query ($id: Mixed!) { backgroundJobs(first: 1, where: { column: id, value: $id }) { data { state failed failure } } }';
  for (;;) {
    const { backgroundJobs } = await send(server, query, { id });
    const [job] = backgroundJobs.data;
    if (job.state === 'SUCCEEDED') return job.failed;
    if (job.state !== 'QUEUED' && job.state !== 'RUNNING') throw new Error(JSON.stringify(job));
    await pause(100);
  }
}
