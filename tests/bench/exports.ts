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

/** Measures how fast all vehicles are exported, on PostgreSQL beside `COPY` of the same rows in the same order. */
export async function measureExports(engine: string, server: MeasuredServer, rows: number): Promise<void> {
  const count = await server.ask(`vehicles ${rows}`);
  console.log(`\n${engine}, ${count} vehicles of ${paths.length} columns:`);
  const copyMs = engine === 'PostgreSQL' ? await server.ask('copy') : undefined;
  if (copyMs !== undefined) console.log(`  COPY: ${rate(count, copyMs)}`);
  for (const format of ['CSV', 'XLSX'] as const) {
    const { ms, text } = await watched(server, () => exportVehicles(server, format));
    const beside = copyMs === undefined ? '' : `, ${(copyMs / ms).toFixed(2)} of COPY`;
    console.log(`  ${format}: ${rate(count, ms)}${beside}; ${text}`);
  }
}

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
