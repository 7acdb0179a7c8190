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

/** Words of the columns that have some, as the console sends them. */
const words: Readonly<Record<string, readonly (readonly [value: string, text: string])[]>> = {
  is_active: [
    ['true', 'tak'],
    ['false', 'nie'],
  ],
  verify: [
    ['NOT_VERIFIED', 'Niezweryfikowany'],
    ['VERIFICATION', 'W trakcie weryfikacji'],
    ['VERIFIED', 'Zweryfikowany'],
    ['ERROR', 'Odrzucony'],
  ],
};
const polish = { separator: 'SEMICOLON', decimal_separator: 'COMMA', date_format: 'DD_MM_YYYY_DOTS' } as const;

/** Measured files: their input besides the list, and whether the columns have words. */
const files = [
  { title: 'CSV with codes and ISO 8601', input: { format: 'CSV' }, hasWords: false },
  { title: 'CSV with words, dates and commas as in Poland', input: { format: 'CSV', ...polish }, hasWords: true },
  { title: 'XLSX', input: { format: 'XLSX' }, hasWords: true },
] as const;
type MeasuredFile = (typeof files)[number];

/**
 * Measures how fast all vehicles are exported, on PostgreSQL in turns with `COPY` of the same rows in the same order. The
 * results are medians of the rounds. On a busy machine, processor times are the better measure.
 */
export async function measureExports(
  engine: string,
  server: MeasuredServer,
  { rows, rounds, only }: { rows: number; rounds: number; only: string },
): Promise<void> {
  const count = await server.ask(`vehicles ${rows}`);
  console.log(`\n${engine}, ${count} vehicles of ${paths.length} columns, medians of ${rounds} rounds:`);
  for (const file of files.filter(({ title }) => title.includes(only))) {
    const [copies, exports]: [number[], number[]] = [[], []];
    const texts: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = await server.ask('postgres-time');
      if (engine === 'PostgreSQL') copies.push(await server.ask('copy'));
      const [copied, before] = [await server.ask('postgres-time'), await server.processorTime()];
      const { ms, text } = await watched(server, () => exportVehicles(server, file));
      const times = [
        `server ${perRow((await server.processorTime()) - before, count)}`,
        ...(engine === 'PostgreSQL'
          ? [
              `PostgreSQL ${perRow((await server.ask('postgres-time')) - copied, count)}`,
              `COPY ${perRow(copied - start, count)}`,
            ]
          : []),
      ];
      exports.push(ms);
      texts.push(`processor time in us a row: ${times.join(', ')}; ${text}`);
    }
    const ms = medianOf(exports);
    const ratios = copies.map((copy, index) => copy / (exports[index] ?? NaN));
    const beside =
      copies.length > 0
        ? `, ${medianOf(ratios).toFixed(2)} of COPY (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}), which has ${rate(count, medianOf(copies))}`
        : '';
    console.log(`  ${file.title}: ${rate(count, ms)}${beside}`);
    for (const text of texts) console.log(`    ${text}`);
  }
}

const medianOf = (values: readonly number[]) => quantileOf(values, 0.5);
const perRow = (us: number, rows: number) => (us / rows).toFixed(2);

async function exportVehicles(server: MeasuredServer, { input: form, hasWords }: MeasuredFile): Promise<void> {
  const wordsOf = (path: string) => words[path]?.map(([value, text]) => ({ value, text }));
  const input = {
    list: 'vehiclesView',
    resource: 'vehicles',
    title: 'Vehicles',
    columns: paths.map((path) => ({ path, heading: path, words: hasWords ? wordsOf(path) : undefined })),
    orderBy: [{ column: 'license', direction: 'ASC' }],
    ...form,
  };
  const query = 'mutation ($input: StartExportInput!) { startExport(input: $input) { job { id } } }';
  const { startExport } = await send(server, query, { input });
  await ended(server, startExport.job.id);
}
