import { cpSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { documentedSchema } from '../../unit/other-servers/page';
import { runScript } from '../depots/add';

const template = join('docs', 'other-servers');
/** Names of files and folders that the copy of the project does not need. */
const notCopied = new Set(['.git', 'data', 'dist', 'docs', 'node_modules', 'test-results']);

/**
 * Copies the project into the folder `project`, with the template of docs/other-servers in the place of Waybill's
 * entities, and generates its contract from the schema of docs/other-servers.md.
 */
export async function createOtherConsole(project: string): Promise<void> {
  for (const part of readdirSync('.').filter((name) => !notCopied.has(name)))
    cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  cpSync(template, project, { recursive: true });
  writeFileSync(join(project, 'printed.graphql'), documentedSchema);
  await runScript(project, 'scripts/generate.mjs', '--schema', 'printed.graphql');
}
