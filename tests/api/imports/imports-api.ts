import { endedJob, type JobAnswer } from '../background-jobs/jobs-api';
import type { GraphqlResponse, SignedInUser, TestServer } from '../harness/server';

/** An import, as the API answers it. */
export interface ImportAnswer {
  id: string;
  sheets: string[];
  columns: { name: string; samples: unknown[] }[];
  row_count: number;
  checked: { valid: number; invalid: number; created: number; updated: number; unchanged: number } | null;
  check_job_id: string | null;
  job_id: string | null;
}

/** A row of an import, as the API answers it. */
export interface ImportRowAnswer {
  row: number;
  cells: unknown[];
  values: Record<string, unknown> | null;
  action: string | null;
  problems: { row: number; field: string; code: string; payload: Record<string, unknown> | null }[];
}

/** What a test chooses for an import. */
export interface ImportChoice {
  /** Fields of the columns, by position; empty for a column that is ignored. */
  fields: readonly string[];
  mode?: 'CREATE' | 'UPDATE' | 'BOTH';
  key?: string;
  words?: Readonly<Record<string, readonly { text: string; value: string }[]>>;
  settings?: object;
}

const importFields = 'id sheets columns row_count checked check_job_id job_id';

/** Imports files through the API, as one user. */
export class ImportsApi {
  constructor(
    private readonly server: Pick<TestServer, 'url' | 'call'>,
    private readonly user: Pick<SignedInUser, 'token'>,
    private readonly resource: string,
  ) {}

  /** Uploads a file. */
  async upload(content: string | Buffer, sheet?: string): Promise<GraphqlResponse<{ uploadImport: ImportAnswer }>> {
    const form = new FormData();
    const query = `mutation ($input: UploadImportInput!) { uploadImport(input: $input) { ${importFields} } }`;
    const input = { resource: this.resource, file: null, ...(sheet === undefined ? {} : { sheet }) };
    form.append('operations', JSON.stringify({ query, variables: { input } }));
    form.append('map', JSON.stringify({ file: ['variables.input.file'] }));
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'file.csv');
    const headers = { authorization: `Bearer ${this.user.token}` };
    const response = await fetch(`${this.server.url}/graphql`, { method: 'POST', headers, body: form });
    const body: Pick<GraphqlResponse<{ uploadImport: ImportAnswer }>, 'data' | 'errors'> = await response.json();
    return { status: response.status, body, data: body.data, errors: body.errors };
  }

  /** Reads rows with what would be stored of them. */
  async rows(
    id: string,
    options: { choice?: ImportChoice; after?: number; onlyInvalid?: boolean; first?: number } = {},
  ) {
    const { choice, after, onlyInvalid, first = 100 } = options;
    const input = { id, first, after, only_invalid: onlyInvalid, settings: choice && settingsOf(choice) };
    const { data, body } = await this.server.call<{ importRows: ImportRowAnswer[] }>(
      `query ($input: ImportRowsInput!) { importRows(input: $input) { row cells values action problems { row field code payload } } }`,
      { input },
      this.user,
    );
    if (!data) throw new Error(JSON.stringify(body));
    return data.importRows;
  }

  /** Reads the problems of rows, each as row number, field and code. */
  async problems(id: string): Promise<[number, string, string][]> {
    const rows = await this.rows(id, { onlyInvalid: true });
    return rows.flatMap((row) => row.problems.map(({ row: number, field, code }) => [number, field, code]));
  }

  /** Starts a check, without waiting for its end. */
  startCheck(
    id: string,
    choice: ImportChoice,
    corrections: readonly { row: number; column: number; text: string }[] = [],
  ) {
    return this.server.call<{ checkImport: ImportAnswer }>(
      `mutation ($input: CheckImportInput!) { checkImport(input: $input) { ${importFields} } }`,
      { input: { id, settings: settingsOf(choice), corrections } },
      this.user,
    );
  }

  /** Checks an import and returns the result. */
  async check(...args: Parameters<ImportsApi['startCheck']>): Promise<ImportAnswer> {
    const { data, body } = await this.startCheck(...args);
    if (!data?.checkImport.check_job_id) throw new Error(JSON.stringify(body));
    await endedJob(this.server, this.user, data.checkImport.check_job_id);
    return this.read(data.checkImport.id);
  }

  async read(id: string): Promise<ImportAnswer> {
    const { data, body } = await this.server.call<{ dataImports: { data: ImportAnswer[] } }>(
      `query ($id: Mixed!) { dataImports(first: 1, where: { column: id, value: $id }) { data { ${importFields} } } }`,
      { id },
      this.user,
    );
    const [found] = data?.dataImports.data ?? [];
    if (!found) throw new Error(JSON.stringify(body));
    return found;
  }

  start(id: string, strategy: 'VALID_ROWS' | 'ALL_OR_NOTHING' = 'ALL_OR_NOTHING', more: object = {}) {
    return this.server.call<{ startImport: ImportAnswer }>(
      `mutation ($input: StartImportInput!) { startImport(input: $input) { ${importFields} } }`,
      { input: { id, strategy, ...more } },
      this.user,
    );
  }

  /** Uploads, checks and stores a file. */
  async run(content: string | Buffer, choice: ImportChoice, strategy?: 'VALID_ROWS' | 'ALL_OR_NOTHING', more?: object) {
    const uploaded = await this.upload(content);
    const id = uploaded.data?.uploadImport.id;
    if (id === undefined) throw new Error(JSON.stringify(uploaded.body));
    const checked = await this.check(id, choice);
    const started = await this.start(id, strategy, more);
    const jobId = started.data?.startImport.job_id;
    if (!jobId) throw new Error(JSON.stringify(started.body));
    const job: JobAnswer = await endedJob(this.server, this.user, jobId);
    return { id, checked, job };
  }
}

function settingsOf({ fields, mode = 'CREATE', key, words = {}, settings = {} }: ImportChoice) {
  const columns = fields.flatMap((field, column) => (field === '' ? [] : [{ column, field, words: words[field] }]));
  return { columns, mode, key, ...settings };
}
