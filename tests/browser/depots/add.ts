import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const here = join('tests', 'browser', 'depots');
/**
 * Names of files and folders that the copy of the project does not need: build results, dependencies and documentation.
 */
const notCopied = new Set(['.git', 'data', 'dist', 'docs', 'node_modules', 'test-results']);

/** Replaces the first match of a pattern in a file. @throws Error if the file does not contain the pattern */
function replaceInFile(file: string, pattern: RegExp, text: (found: string) => string): void {
  const before = readFileSync(file, 'utf8');
  if (!pattern.test(before)) throw new Error(`${file} has changed its form: ${String(pattern)} is not in it`);
  writeFileSync(file, before.replace(pattern, text));
}

/**
 * Copies the project into the folder `project`, and adds the entity Depot to the copy as the README describes: an area
 * with contract, table and entity record, a permission, a resource, and texts in two languages. The screens need no
 * code.
 */
export function addDepots(project: string): void {
  for (const part of readdirSync('.').filter((name) => !notCopied.has(name)))
    cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const read = (name: string) => readFileSync(join(here, name), 'utf8');
  const copyFile = (name: string, to: string) => {
    mkdirSync(dirname(join(project, to)), { recursive: true });
    writeFileSync(join(project, to), read(name));
  };

  copyFile('contract.graphql', 'server/areas/depots/contract.graphql');
  copyFile('tables.ts.txt', 'server/areas/depots/tables.ts');
  copyFile('index.ts.txt', 'server/areas/depots/index.ts');
  const areas = join(project, 'server/areas/index.ts');
  replaceInFile(areas, /^/, () => "import { depotsArea } from './depots';\n");
  replaceInFile(areas, /^ {2}\];/m, (found) => `    depotsArea,\n${found}`);
  replaceInFile(
    join(project, 'server/areas/identity/permissions/catalogue.ts'),
    /^\];/m,
    (found) => `  { code: 'depots.all', category: 'fleet' },\n${found}`,
  );

  copyFile('resource.ts.txt', 'resources/depots.ts');
  const resources = join(project, 'resources/index.ts');
  replaceInFile(resources, /^/, () => "import { depotsResource } from './depots';\n");
  replaceInFile(resources, /vehiclesResource,/, () => 'vehiclesResource, depotsResource,');

  copyFile('words.en.json', 'locales/en/depots.json');
  copyFile('words.pl.json', 'locales/pl/depots.json');
  for (const [language, title, permissionTitle] of [
    ['en', 'Depots', 'See and change depots'],
    ['pl', 'Bazy', 'Przeglądanie i edycja baz'],
  ] as const) {
    const words = join(project, 'locales', language);
    replaceInFile(join(words, 'app.json'), /"menu": \{\n/, (found) => `${found}    "depots": "${title}",\n`);
    replaceInFile(
      join(words, 'server', 'permissions.json'),
      /"titles": \{\n/,
      (found) => `${found}    "depots": { "all": "${permissionTitle}" },\n`,
    );
  }
}

/** Runs a script of the copied project in the copy's folder. The error of a failed run contains the script's output. */
export function runScript(project: string, script: string, ...args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [join(project, script), ...args], { cwd: project }, (error, stdout, stderr) => {
      if (error) fail(new Error(`${script} ${args.join(' ')}:\n${stdout}${stderr}`));
      else done();
    });
  });
}

/** Type-checks some files of the copied project and all files that they import, with the options of one side. */
export async function typeCheckFiles(project: string, side: 'server' | 'src', files: readonly string[]): Promise<void> {
  const config = `tsconfig.${side}.depots.json`;
  writeFileSync(join(project, config), JSON.stringify({ extends: `./${side}/tsconfig.json`, include: [], files }));
  await runScript(project, 'node_modules/typescript/bin/tsc', '-p', config);
}
