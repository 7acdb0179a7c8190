// Measures the gzipped JavaScript that the sign-in page and a list load, and fails if one exceeds its budget. The files
// are found by the dynamic imports in the console's sources and by Vite's manifest of the build.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { runBuilds, findStaleBuilds } from './build.mjs';

const directory = process.env.CONSOLE_DIR ?? 'dist/console';
if (!process.env.CONSOLE_DIR && findStaleBuilds().includes('console'))
  await runBuilds(['console'], ['ignore', 'ignore', 'inherit']);

const budget = { 'sign-in': 170, list: 540 };

const manifest = JSON.parse(readFileSync(`${directory}/.vite/manifest.json`, 'utf8'));

/** Returns the source code of a top-level function or constant. @throws Error if the file declares no such name */
function sourceOf(file, name) {
  const text = readFileSync(file, 'utf8');
  const declarations = parseSync(file, text).program.body.map((node) => node.declaration ?? node);
  const found = declarations.find((node) => (node.id ?? node.declarations?.[0]?.id)?.name === name);
  if (!found) throw new Error(`${file} has no ${name} any more: tell scripts/size.mjs what took its place.`);
  return text.slice(found.start, found.end);
}

/** Returns the manifest keys of the modules that a function imports dynamically. @throws Error if one is not a chunk */
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

/** Returns the paths of the Polish locale files for the given areas. Polish texts are longer than the English ones. */
const words = (...areas) => areas.map((area) => `locales/pl/${area}.json`);
const areasOf = (file, name) =>
  [...sourceOf(file, name).matchAll(/loadNamespaces\(([^)]*)\)/g)].flatMap(([, list]) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, area]) => area),
  );

/** Returns the files of the given chunks and of all chunks that they import statically. */
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

/**
 * Returns the gzipped size of the JavaScript files in kilobytes (1,000 bytes). Adds `theme.js`, which every page loads
 * outside of the bundle.
 */
function kilobytes(files) {
  const scripts = ['theme.js', ...files].filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(`${directory}/${file}`)).length, 0) / 1000;
}

/** Names of the resources that have a locale file of the same name. */
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
