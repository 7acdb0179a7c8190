import { upload } from './imports';
import type { MeasuredServer } from './measured';
import { ended, rate, send, watched } from './meanwhile';
import { withProcessorTimes } from './processor-times';

/** Columns of the list of requests, and the fields of an import that they fill; empty for a column that is ignored. */
const columns: Readonly<Record<string, string>> = {
  number: 'number',
  status: '',
  customer_name: 'customer',
  price: 'price',
  currency: 'currency',
  to_take_to_work_from: 'to_take_to_work_from',
  to_take_to_work_to: 'to_take_to_work_to',
  delivery_date_from: 'delivery_date_from',
  delivery_date_to: 'delivery_date_to',
  consignee_name: 'consignee_name',
  'service.name': 'service',
};
const paths = Object.keys(columns);

/**
 * Exports all requests, changes the price of each draft as a person does in a spreadsheet, and imports them again.
 * @throws if anything but these prices would change
 */
export async function measureRoundTrip(engine: string, server: MeasuredServer): Promise<void> {
  console.log(`\n${engine}, requests exported, changed and imported again:`);
  let file = '';
  const exported = await watched(server, async () => {
    file = await exportRequests(server);
  });
  const lines = file.trimEnd().split('\r\n');
  const drafts = lines.filter((line) => line.split(';')[1] === 'DRAFT').length;
  console.log(`  exported: ${lines.length - 1} requests in ${(exported.ms / 1000).toFixed(1)} s; ${exported.text}`);
  const changed = lines.map((line) => {
    const cells = line.split(';');
    return cells[1] === 'DRAFT' ? cells.with(3, '1234,56').join(';') : line;
  });
  let result: unknown;
  const times = await withProcessorTimes(engine, server, lines.length - 1, async () => {
    const imported = await watched(server, async () => {
      result = await importRequests(server, `${changed.join('\r\n')}\r\n`);
    });
    console.log(`  imported: ${JSON.stringify(result)}, ${rate(lines.length - 1, imported.ms)}; ${imported.text}`);
  });
  console.log(`    ${times}`);
  const numbers = JSON.stringify(result);
  const expected = JSON.stringify({ created: 0, updated: drafts, unchanged: lines.length - 1 - drafts });
  if (numbers !== expected) throw new Error(`Expected ${expected}.`);
}

async function exportRequests(server: MeasuredServer): Promise<string> {
  const input = {
    list: 'serviceTransportationView',
    resource: 'service_transportations',
    title: 'Requests',
    columns: paths.map((path) => ({ path, heading: path })),
    orderBy: [{ column: 'number', direction: 'ASC' }],
    format: 'CSV',
    separator: 'SEMICOLON',
    decimal_separator: 'COMMA',
    date_format: 'DD_MM_YYYY_DOTS',
  };
  const query =
    'mutation ($input: StartExportInput!) { startExport(input: $input) { document { content } job { id } } }';
  const { document, job } = (await send(server, query, { input })).startExport;
  if (document) return Buffer.from(document.content, 'base64').toString();
  await ended(server, job.id);
  const { exportFiles } = await send(server, '{ exportFiles(first: 1) { data { url } } }', {});
  const response = await fetch(`${server.url}${exportFiles.data[0].url}`, { headers: await server.headers() });
  return response.text();
}

async function importRequests(server: MeasuredServer, content: string): Promise<unknown> {
  const id = await upload(server, 'service_transportations', content);
  const settings = {
    mode: 'UPDATE',
    key: 'number',
    columns: Object.values(columns).flatMap((field, column) => (field === '' ? [] : [{ field, column }])),
  };
  const check = 'mutation ($input: CheckImportInput!) { checkImport(input: $input) { check_job_id } }';
  const began = performance.now();
  await ended(server, (await send(server, check, { input: { id, settings } })).checkImport.check_job_id);
  const checked = performance.now();
  const start = 'mutation ($input: StartImportInput!) { startImport(input: $input) { job_id } }';
  const { startImport } = await send(server, start, { input: { id, strategy: 'VALID_ROWS' } });
  await ended(server, startImport.job_id);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(`  checked in ${seconds(began, checked)} s, stored in ${seconds(checked, performance.now())} s`);
  const jobs =
    'query ($id: Mixed!) { backgroundJobs(first: 1, where: { column: id, value: $id }) { data { result } } }';
  return (await send(server, jobs, { id: startImport.job_id })).backgroundJobs.data[0].result;
}
