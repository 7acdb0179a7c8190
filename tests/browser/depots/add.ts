import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const here = join('tests', 'browser', 'depots');
const sources = ['locales', 'providers', 'public', 'resources', 'scripts', 'server', 'src', 'schema.graphql', 'index.html'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vite.server.config.ts', 'drizzle.config.ts'];

/** Replaces one place of a file, which must be there. */
function change(file: string, place: RegExp, text: (found: string) => string): void {
  const before = readFileSync(file, 'utf8');
  if (!place.test(before)) throw new Error(`${file} has changed its form: ${String(place)} is not in it`);
  writeFileSync(file, before.replace(place, text));
}

const permission = `  {
    code: 'depots.all',
    title_en: 'See and change depots',
    title_pl: 'Przeglądanie i edycja baz',
    methods: ['depots', 'createDepot', 'updateDepot', 'deleteDepot', 'restoreDepot'],
  },
`;

/**
 * Copies the project into a folder and adds depots to it, as the README tells: the contract, an area with table,
 * entity and permission, a resource, words in two languages. Nothing is written for the screens.
 */
export function addDepots(project: string): void {
  for (const part of [...sources, ...settings]) cpSync(part, join(project, part), { recursive: true });
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
  change(areas, /fleet\];/, () => 'fleet, depotsArea];');
  change(join(project, 'server/areas/identity/permissions.ts'), /^\] as const satisfies/m, (found) => permission + found);

  put('resource.ts.txt', 'resources/depots.ts');
  const resources = join(project, 'resources/index.ts');
  change(resources, /^/, () => "import { depots } from './depots';\n");
  change(resources, /vehicles\];/, () => 'vehicles, depots];');

  put('words.en.json', 'locales/en/depots.json');
  put('words.pl.json', 'locales/pl/depots.json');
  for (const [language, word] of [['en', 'Depots'], ['pl', 'Bazy']] as const) {
    change(join(project, 'locales', language, 'app.json'), /"menu": \{\n/, (found) => `${found}    "depots": "${word}",\n`);
  }
}

/** Runs a command of the project in it. */
export function runIn(project: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
}
