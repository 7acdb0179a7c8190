import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const here = join('tests', 'browser', 'depots');
/** What is made from the rest, or comes with it. */
const notCopied = new Set(['.git', 'data', 'dist', 'node_modules', 'test-results']);

/** Replaces one place of a file, which must be there. */
function change(file: string, place: RegExp, text: (found: string) => string): void {
  const before = readFileSync(file, 'utf8');
  if (!place.test(before)) throw new Error(`${file} has changed its form: ${String(place)} is not in it`);
  writeFileSync(file, before.replace(place, text));
}

const permission = `  { code: 'depots.all', category: 'fleet', title_en: 'See and change depots', title_pl: 'Przeglądanie i edycja baz',
    methods: ['depots', 'createDepot', 'updateDepot', 'deleteDepot', 'restoreDepot'] },
`;

/**
 * Copies the project into a folder and adds depots to it, as the README tells: the contract, an area with table,
 * entity and permission, a resource, words in two languages. Nothing is written for the screens.
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

  const contract = join(project, 'schema.graphql');
  change(contract, /^type Query \{\n/m, (found) => found + read('queries.graphql'));
  change(contract, /^type Mutation \{\n/m, (found) => found + read('mutations.graphql'));
  appendFileSync(contract, read('contract.graphql'));

  put('tables.ts.txt', 'server/areas/depots/tables.ts');
  put('index.ts.txt', 'server/areas/depots/index.ts');
  const areas = join(project, 'server/areas/index.ts');
  change(areas, /^/, () => "import { depotsArea } from './depots';\n");
  change(areas, /^ {2}\];/m, (found) => `    depotsArea,\n${found}`);
  change(
    join(project, 'server/areas/identity/permissions/catalogue.ts'),
    /^\] as const satisfies readonly Permission/m,
    (found) => permission + found,
  );

  put('resource.ts.txt', 'resources/depots.ts');
  const resources = join(project, 'resources/index.ts');
  change(resources, /^/, () => "import { depots } from './depots';\n");
  change(resources, /vehicles\]/, () => 'vehicles, depots]');

  put('words.en.json', 'locales/en/depots.json');
  put('words.pl.json', 'locales/pl/depots.json');
  for (const [language, word] of [
    ['en', 'Depots'],
    ['pl', 'Bazy'],
  ] as const) {
    change(
      join(project, 'locales', language, 'app.json'),
      /"menu": \{\n/,
      (found) => `${found}    "depots": "${word}",\n`,
    );
  }
}

/** Runs a command of the project in it. What it says is in the error when it fails. */
export function runIn(project: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
}
