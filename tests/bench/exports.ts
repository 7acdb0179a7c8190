import { quantileOf } from './load';
import type { MeasuredServer } from './measured';
import { ended, rate, send, watched } from './meanwhile';

const paths = [
  'license',
  'vin',
  'is_active',
  'vehicle_class.title',
  'brand_model',
  'year',
  'carrying_capacity',
  'places',
  'verify',
  'created_at',
];

/**
 * Measures how fast all vehicles are exported, on PostgreSQL in turns with `COPY` of the same rows in the same order. The
 * results are medians of the rounds.
 */
export async function measureExports(
  engine: string,
  server: MeasuredServer,
  { rows, rounds }: { rows: number; rounds: number },
): Promise<void> {
  const count = await server.ask(`vehicles ${rows}`);
  console.log(`\n${engine}, ${count} vehicles of ${paths.length} columns, medians of ${rounds} rounds:`);
  for (const format of ['CSV', 'XLSX'] as const) {
    const [copies, exports]: [number[], number[]] = [[], []];
    const texts: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      if (engine === 'PostgreSQL') copies.push(await server.ask('copy'));
      const before = await server.processorTime();
      const { ms, text } = await watched(server, () => exportVehicles(server, format));
      const processor = (await server.processorTime()) - before;
      exports.push(ms);
      texts.push(`${(processor / count).toFixed(2)} us a row of the server's processor time; ${text}`);
    }
    const ms = medianOf(exports);
    const ratios = copies.map((copy, index) => copy / (exports[index] ?? NaN));
    const beside =
      copies.length > 0
        ? `, ${medianOf(ratios).toFixed(2)} of COPY (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}), which has ${rate(count, medianOf(copies))}`
        : '';
    console.log(`  ${format}: ${rate(count, ms)}${beside}`);
    for (const text of texts) console.log(`    ${text}`);
  }
}

const medianOf = (values: readonly number[]) => quantileOf(values, 0.5);

async function exportVehicles(server: MeasuredServer, format: 'CSV' | 'XLSX'): Promise<void> {
  const input = {
    list: 'vehiclesView',
    resource: 'vehicles',
    title: 'Vehicles',
    columns: paths.map((path) => ({ path, heading: path })),
    orderBy: [{ column: 'license', direction: 'ASC' }],
    format,
  };
  const query = 'mutation ($input: StartExportInput!) { startExport(input: $input) { job { id } } }';
  const { startExport } = await send(server, query, { input });
  await ended(server, startExport.job.id);
}
