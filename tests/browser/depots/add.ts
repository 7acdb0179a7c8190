import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const here = join('tests', 'browser', 'depots');
/** What is made from the rest, or comes with it. */
const notCopied = new Set(['.git', 'data', 'dist', 'docs', 'node_modules', 'test-results']);

/** Replaces one place of a file, which must be there. */
function change(file: string, place: RegExp, text: (found: string) => string): void {
  const before = readFileSync(file, 'utf8');
  if (!place.test(before)) throw new Error(`${file} has changed its form: ${String(place)} is not in it`);
  writeFileSync(file, before.replace(place, text));
}

/**
 * Copies the project into a folder and adds depots to it, as the README tells: an area with contract, table and entity,
 * a permission, a resource, words in two languages. Nothing is written for the screens.
 */
export function addDepots(project: string): void {
  for (const part of readdirSync('.').filter((name) => !notCopied.has(name)))
    cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const read = (name: string) => readFileSync(join(here, name), 'utf8');
  const put = (name: string, to: string) => {
    mkdirSync(dirname(join(project, to)), { recursive: true });
    writeFileSync(join(project, to), read(name));
  };

  put('contract.graphql', 'server/areas/depots/contract.graphql');
  put('tables.ts.txt', 'server/areas/depots/tables.ts');
  put('index.ts.txt', 'server/areas/depots/index.ts');
  const areas = join(project, 'server/areas/index.ts');
  change(areas, /^/, () => "import { depotsArea } from './depots';\n");
  change(areas, /^ {2}\];/m, (found) => `    depotsArea,\n${found}`);
  change(
    join(project, 'server/areas/identity/permissions/catalogue.ts'),
    /^\];/m,
    (found) => `  { code: 'depots.all', category: 'fleet' },\n${found}`,
  );

  put('resource.ts.txt', 'resources/depots.ts');
  const resources = join(project, 'resources/index.ts');
  change(resources, /^/, () => "import { depots } from './depots';\n");
  change(resources, /vehicles\]/, () => 'vehicles, depots]');

  put('words.en.json', 'locales/en/depots.json');
  put('words.pl.json', 'locales/pl/depots.json');
  for (const [language, menu, permission] of [
    ['en', 'Depots', 'See and change depots'],
    ['pl', 'Bazy', 'Przeglądanie i edycja baz'],
  ] as const) {
    const words = join(project, 'locales', language);
    change(join(words, 'app.json'), /"menu": \{\n/, (found) => `${found}    "depots": "${menu}",\n`);
    change(
      join(words, 'server', 'permissions.json'),
      /"titles": \{\n/,
      (found) => `${found}    "depots": { "all": "${permission}" },\n`,
    );
  }
}

/** Runs one of the project's scripts or packages in it. What it says is in the error when it fails. */
export function runIn(project: string, script: string, ...args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [join(project, script), ...args], { cwd: project }, (error, stdout, stderr) => {
      if (error) fail(new Error(`${script} ${args.join(' ')}:\n${stdout}${stderr}`));
      else done();
    });
  });
}

/** Checks the types of some of the project's files, and of what these import. */
export async function checkTypes(project: string, side: 'server' | 'src', files: readonly string[]): Promise<void> {
  const config = `tsconfig.${side}.depots.json`;
  writeFileSync(join(project, config), JSON.stringify({ extends: `./${side}/tsconfig.json`, include: [], files }));
  await runIn(project, 'node_modules/typescript/bin/tsc', '-p', config);
}
