import type { MeasuredServer } from './measured';
import { ended, rate, send, watched } from './meanwhile';
import { withProcessorTimes } from './processor-times';

/** A file to import: its rows, and the fields of its columns. */
interface MeasuredFile {
  resource: string;
  fields: readonly string[];
  row: (index: number) => string;
}

const cities = ['Kutno', 'Warszawa', 'Gdynia', 'Berlin', 'Rostock', 'Essen'];
const classes = ['Tractor unit', 'Van', 'Curtain-side trailer'];
const plateOf = (index: number) => `BN ${String(index).padStart(7, '0')}`;
const files: readonly MeasuredFile[] = [
  {
    resource: 'vehicles',
    fields: ['license', 'year', 'vehicle_model_input'],
    row: (index) => `${plateOf(index)};${2000 + (index % 20)};${classes[index % 3]}`,
  },
  {
    resource: 'customers',
    fields: [
      'profile.company_name',
      'profile.phone',
      'profile.email',
      'address.country',
      'address.city',
      'address.zip',
      'address.street',
    ],
    row: (index) =>
      `Company ${index};+48 22 ${5_000_000 + index};office${index}@example.com;PL;Warszawa;00-001;Street ${index % 99}`,
  },
  {
    resource: 'service_transportations',
    fields: [
      'number',
      'price',
      'to_take_to_work_from',
      'addresses.FROM.country',
      'addresses.FROM.city',
      'addresses.TO.country',
      'addresses.TO.city',
      'cargo.weight',
      'cargo.goods',
    ],
    row: (index) =>
      `N${index};${100 + (index % 900)};2035-0${1 + (index % 9)}-10;PL;${cities[index % 3]};DE;${cities[3 + (index % 3)]};500;Goods`,
  },
];

/**
 * Measures how fast files are read, checked and stored, with the server's memory, and a plain list meanwhile. On a busy
 * machine, processor times are the better measure.
 */
export async function measureImports(
  engine: string,
  server: MeasuredServer,
  { rows, only }: { rows: number; only: string },
): Promise<void> {
  console.log(`\n${engine}, files of ${rows} rows:`);
  for (const file of files.filter(({ resource }) => resource.includes(only))) {
    const times = await withProcessorTimes(engine, server, rows, () => measureImport(server, file, rows));
    console.log(`    ${times}`);
  }
}

async function measureImport(
  server: MeasuredServer,
  { resource, fields, row }: MeasuredFile,
  rows: number,
): Promise<void> {
  const lines = Array.from({ length: rows }, (_, index) => row(index));
  const content = `${fields.join(';')}\r\n${lines.join('\r\n')}\r\n`;
  let [uploaded, checked] = [0, 0];
  const began = performance.now();
  const { ms, text } = await watched(server, async () => {
    const id = await upload(server, resource, content);
    uploaded = performance.now();
    const settings = { mode: 'CREATE', columns: fields.map((field, column) => ({ field, column })) };
    const check = await send(
      server,
      'mutation ($input: CheckImportInput!) { checkImport(input: $input) { check_job_id } }',
      { input: { id, settings } },
    );
    await ended(server, check.checkImport.check_job_id);
    checked = performance.now();
    const { importRows, dataImports } = await send(
      server,
      `query ($input: ImportRowsInput!, $id: Mixed!) { importRows(input: $input) { row problems { field code } }
        dataImports(first: 1, where: { column: id, value: $id }) { data { checked } } }`,
      { input: { id, first: 1, only_invalid: true }, id },
    );
    if (importRows.length > 0) throw new Error(JSON.stringify(importRows));
    const { most_together: most } = dataImports.data[0].checked;
    const strategy = most === null || rows <= most ? 'ALL_OR_NOTHING' : 'VALID_ROWS';
    const start = await send(server, 'mutation ($input: StartImportInput!) { startImport(input: $input) { job_id } }', {
      input: { id, strategy },
    });
    await ended(server, start.startImport.job_id);
  });
  const stored = began + ms;
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `  ${resource}: read in ${seconds(began, uploaded)}, checked in ${seconds(uploaded, checked)}, stored in ` +
      `${seconds(checked, stored)}: ${rate(rows, ms)} in all; ${text}`,
  );
}

/** Uploads a file to import, and returns the import's id. */
export async function upload(server: MeasuredServer, resource: string, content: string): Promise<string> {
  const form = new FormData();
  const query = 'mutation ($input: UploadImportInput!) { uploadImport(input: $input) { id } }';
  form.append('operations', JSON.stringify({ query, variables: { input: { resource, file: null } } }));
  form.append('map', JSON.stringify({ file: ['variables.input.file'] }));
  form.append('file', new Blob([content]), 'file.csv');
  const { 'content-type': _, ...headers } = await server.headers();
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form });
  const { data, errors } = await response.json();
  if (!data?.uploadImport) throw new Error(JSON.stringify(errors));
  return data.uploadImport.id;
}
