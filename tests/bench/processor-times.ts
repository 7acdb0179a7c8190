import type { MeasuredServer } from './measured';

/**
 * Runs work. Returns a text about the processor time that it took for each row, whose number may be known afterwards: the server's, and PostgreSQL's if that is
 * the engine.
 */
export async function withProcessorTimes(
  engine: string,
  server: MeasuredServer,
  rows: number | (() => number),
  work: () => Promise<void>,
): Promise<string> {
  const before = await processorTimes(engine, server);
  await work();
  const after = await processorTimes(engine, server);
  const count = typeof rows === 'number' ? rows : rows();
  const [ofServer = 0, ofPostgres] = after.map((us, index) => ((us - (before[index] ?? 0)) / count).toFixed(0));
  const beside = ofPostgres === undefined ? '' : `, PostgreSQL ${ofPostgres}`;
  return `processor time in us a row: server ${ofServer}${beside}`;
}

/** Returns the processor times used so far, in microseconds. */
async function processorTimes(engine: string, server: MeasuredServer): Promise<number[]> {
  const own = await server.processorTime();
  return engine === 'PostgreSQL' ? [own, await server.ask('postgres-time')] : [own];
}
