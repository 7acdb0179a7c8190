import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/open';
import { type Cluster, findFreePort, findPostgres, startCluster } from '../api/harness/cluster';
import { type ServerProcess, startServerProcess } from '../api/harness/process';
import { readTableContents } from '../api/harness/table-contents';

const folder = mkdtempSync(join(tmpdir(), 'waybill-document-'));
const dataDirectory = join(folder, 'data');
const environment = {
  DATA_DIR: dataDirectory,
  TOKEN_SECRET: 'a secret that only the tests know, long enough',
  CITIES_FROM_POPULATION: '1000000',
  DEMO: 'no',
};

/** Tables that the server changed between the backup and its end: recurring jobs ran, and it reported that it works. */
const changing = { jobs: 'changed', servers: 'changed' };

/** Returns the commands of a section of the document: the content of its blocks of `sh`. */
function commandsOf(title: string): string {
  const document = readFileSync('docs/operating/backup.md', 'utf8');
  const section = document.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
  const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`The document has no commands about "${title}".`);
  return blocks.join('\n');
}

/**
 * Creates the user, who is no superuser, and the database as docs/operating.md says, with names of their own. `adminUrl` is
 * that of a superuser. Returns the address for the user, and a function that drops both.
 */
async function createDocumentedDatabase(adminUrl: string) {
  const name = `waybill_document_${process.pid}`;
  const [, block = ''] = /^```sql\n(.*?)^```$/ms.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const statements = block
    .replaceAll(/ waybill\b/g, ` ${name}`)
    .split('\n')
    .filter((line) => line.endsWith(';'));
  const url = new URL(adminUrl);
  await runSql(url.href, statements);
  url.pathname = `/${name}`;
  await runSql(url.href, [readFileSync('deploy/leakproof.sql', 'utf8')]);
  url.username = name;
  url.password = encodeURIComponent(/PASSWORD '(.*)'/.exec(block)?.[1] ?? '');
  const drop = () => runSql(adminUrl, [`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`]);
  return { url: url.href, drop };
}

async function runSql(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Runs commands of the document with a shell, and returns the exit code and the output. */
function run(commands: string, variables: Readonly<Record<string, string>>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    env: { PATH, HOME, ...environment, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
}

describe('the document about backups', { timeout: 300_000 }, () => {
  const variables = { BACKUPS: join(folder, 'backups'), KEY_FILE: join(folder, 'key') };
  let server: ServerProcess;
  let contents: Record<string, string>;
  let cluster: Cluster | undefined;

  beforeAll(async () => {
    server = await startServerProcess({ ...environment, PORT: String(await findFreePort()) });
  }, 300_000);

  afterAll(async () => {
    await server.stop();
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('backs up the embedded database of a running server, by a socket for its user only', async () => {
    expect(statSync(join(dataDirectory, 'operator.sock')).mode & 0o777).toBe(0o600);
    for (const title of ['Back up', 'Encrypt', 'Every night']) {
      const { code, output } = await run(commandsOf(title), variables);
      expect(output).toMatch(/\d+ rows of \d+ tables and 0 files\./);
      expect(code).toBe(0);
    }
  });

  it('restores what was backed up on an empty directory, and moves one tenant there', async () => {
    await server.stop();
    const original = await openDatabase({ directory: join(dataDirectory, 'database') });
    contents = { ...(await readTableContents(original)), ...changing };
    await original.close();

    const newDirectory = join(folder, 'restored');
    const restored = await run(commandsOf('Restore'), { ...variables, NEW_DATA_DIR: newDirectory });
    expect(restored.output).toContain('Restored ');
    const database = await openDatabase({ directory: join(newDirectory, 'database') });
    expect({ ...(await readTableContents(database)), ...changing }).toEqual(contents);
    await database.close();

    // One tenant moves from the first directory to the restored one.
    const source = await openDatabase({ directory: join(dataDirectory, 'database') });
    await source.system(({ rows }) => rows({ text: 'INSERT INTO tenants (id) VALUES (7)', params: [] }));
    await source.close();
    const moved = await run(commandsOf('Move one tenant'), { ...variables, TENANT: '7', NEW_DATA_DIR: newDirectory });
    expect(moved.output).toContain('Imported 1 rows and 0 files');
  });

  it('grows to PostgreSQL with the first backup', async () => {
    const source = findPostgres();
    if (!source) return;
    if ('programs' in source) cluster = await startCluster(source.programs);
    const empty = await createDocumentedDatabase(cluster?.url ?? ('url' in source ? source.url : ''));
    const grown = await run(commandsOf('Grow from the embedded database to PostgreSQL'), {
      ...variables,
      NEW_DATABASE_URL: empty.url,
    });
    expect(grown.output).toContain('Restored ');
    const postgres = await openDatabase({ url: empty.url });
    const grownContents = await readTableContents(postgres);
    const leakproof = "SELECT proleakproof FROM pg_proc WHERE oid = 'pg_catalog.texticlike(text, text)'::regprocedure";
    expect(await postgres.system(({ rows }) => rows({ text: leakproof, params: [] }))).toEqual([['t']]);
    await postgres.close();
    await empty.drop();
    expect({ ...grownContents, ...changing }).toEqual(contents);
  });
});
