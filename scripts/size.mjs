// Measures the JavaScript, gzipped, that the sign-in page and a list need, and fails above the budget.
// Which chunks that are follows from the program: from what the page's loader imports, and from the build's manifest.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { build, staleBuilds } from './build.mjs';

const directory = process.env.CONSOLE_DIR ?? 'dist/console';
if (!process.env.CONSOLE_DIR && staleBuilds().includes('console'))
  await build(['console'], ['ignore', 'ignore', 'inherit']);

const budget = { 'sign-in': 170, list: 540 };

const manifest = JSON.parse(readFileSync(`${directory}/.vite/manifest.json`, 'utf8'));

/** Source of a function or constant of a module, by its name. */
function sourceOf(file, name) {
  const text = readFileSync(file, 'utf8');
  const declarations = parseSync(file, text).program.body.map((node) => node.declaration ?? node);
  const found = declarations.find((node) => (node.id ?? node.declarations?.[0]?.id)?.name === name);
  if (!found) throw new Error(`${file} has no ${name} any more: tell scripts/size.mjs what took its place.`);
  return text.slice(found.start, found.end);
}

/** Modules that a function imports when it runs, as the manifest names them. */
function importedBy(file, name) {
  const specifiers = [...sourceOf(file, name).matchAll(/import\('([^']+)'\)/g)].map(([, path]) =>
    posix.join(posix.dirname(file), path),
  );
  return specifiers.map((path) => {
    const key = Object.keys(manifest).find((one) => one === path || one.startsWith(`${path}.`));
    if (!key) throw new Error(`${file}: ${name} imports ${path}, which is no chunk of its own.`);
    return key;
  });
}

/** Areas of words that a function loads, in the language whose files are the larger ones. */
const words = (...areas) => areas.map((area) => `locales/pl/${area}.json`);
const areasOf = (file, name) =>
  [...sourceOf(file, name).matchAll(/loadNamespaces\(([^)]*)\)/g)].flatMap(([, list]) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, area]) => area),
  );

/** The files of these chunks and of all that they import at once. */
function filesOf(keys, found = new Set()) {
  for (const key of keys) {
    const { file, imports = [] } = manifest[key] ?? {};
    if (!file) throw new Error(`The manifest has no ${key}.`);
    if (found.has(file)) continue;
    found.add(file);
    filesOf(imports, found);
  }
  return found;
}

/** In thousands of bytes. `theme.js` is no part of the bundle; every page begins with it. */
function kilobytes(files) {
  const scripts = ['theme.js', ...files].filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(`${directory}/${file}`)).length, 0) / 1000;
}

/** Resources by the files that define them, which have the names of their words. */
const resources = [...readFileSync('resources/index.ts', 'utf8').matchAll(/from '\.\/(\w+)'/g)]
  .map(([, name]) => name)
  .filter((name) => `locales/pl/${name}.json` in manifest);

const signIn = [
  'index.html',
  ...words('app', ...areasOf('src/publicPages/loadPublicPage.tsx', 'signInPage')),
  ...importedBy('src/publicPages/loadPublicPage.tsx', 'signInPage'),
];
const list = (resource) => [
  ...signIn,
  ...importedBy('src/App.tsx', 'loadConsole'),
  ...importedBy('src/app/routes/resourceRoute.tsx', 'loadListScreen'),
  'src/theme/componentTexts/pl.ts',
  ...words(resource, ...areasOf('src/app/routes/resourceRoute.tsx', 'resourceRoute')),
];

const measured = {
  'sign-in': kilobytes(filesOf(signIn)),
  list: Math.max(...resources.map((resource) => kilobytes(filesOf(list(resource))))),
};
for (const [page, size] of Object.entries(measured)) {
  const verdict = size > budget[page] ? 'TOO LARGE' : 'ok';
  console.log(
    `${page.padEnd(8)} ${size.toFixed(1).padStart(6)} KB of JavaScript, gzipped; budget ${budget[page]} KB: ${verdict}`,
  );
  if (size > budget[page]) process.exitCode = 1;
}
