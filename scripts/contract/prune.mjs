// Removes declarations that no file imports from generated TypeScript.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';

const folders = ['resources', 'providers', 'src', 'server', 'tests'];
const imports = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']*\.generated)'/g;

function* sourceFiles(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(root, path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.generated.ts')) yield path;
  }
}

/**
 * Returns the names that the project's files import, by generated file: `resources/contract.generated.ts` → `Vehicle`,
 * ….
 */
export function findImportedNames(root = '.') {
  const names = new Map();
  for (const file of folders.flatMap((folder) => Array.from(sourceFiles(root, folder)))) {
    for (const [, list, specifier] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      const path = relative(root, resolve(root, dirname(file), `${specifier}.ts`));
      const target = path.split(sep).join('/');
      const found = list.split(',').map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0],
      );
      names.set(target, new Set([...(names.get(target) ?? []), ...found.filter(Boolean)]));
    }
  }
  return names;
}

/**
 * Splits the text of a generated file into its head and its declarations. Each declaration includes the comment before
 * it.
 */
function declarationsOf(text) {
  const [head, ...rest] = text.split(/^(?=\/\*\*)|(?<!\*\/\n)^(?=export )/m);
  return { head, declarations: rest.map((code) => ({ name: /^export \w+ (\w+)/m.exec(code)?.[1], code })) };
}

const withoutComments = (code) => code.replaceAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g, '');

/**
 * Removes the declarations from the text of a generated file, except those of `names` and those that they depend on.
 */
export function removeUnusedDeclarations(text, names) {
  const { head, declarations } = declarationsOf(text);
  const byName = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  const kept = new Set();
  const keep = (name) => {
    const declaration = byName.get(name);
    if (!declaration || kept.has(name)) return;
    kept.add(name);
    for (const [used] of withoutComments(declaration.code).matchAll(/\b[A-Za-z]\w*\b/g)) keep(used);
  };
  for (const name of names) keep(name);
  const body = declarations
    .filter(({ name }) => kept.has(name))
    .map(({ code }) => code)
    .join('');
  return withoutUnused(head, withoutComments(body)) + body;
}

/** Removes imported names that the code does not use from the import lines of a generated file's head. */
function withoutUnused(head, code) {
  return head.replaceAll(/^import type \{ (.*) \} from .*\n/gm, (line, list) => {
    const used = list.split(', ').filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    return used.length > 0 ? line.replace(list, used.join(', ')) : '';
  });
}
