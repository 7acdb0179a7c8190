// Measures the gzipped JavaScript that the sign-in page and a list load, and fails if one exceeds its budget. The files
// are the parts that scripts/chunks.ts names, and what they import, by Vite's manifest of the build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { runBuilds, findStaleBuilds } from './build.mjs';

const directory = process.env.CONSOLE_DIR ?? 'dist/console';
if (!process.env.CONSOLE_DIR && findStaleBuilds().includes('console'))
  await runBuilds(['console'], ['ignore', 'ignore', 'inherit']);

const manifest = JSON.parse(readFileSync(`${directory}/.vite/manifest.json`, 'utf8'));

/** Returns the manifest keys of the script files with the given names. @throws Error if there is no such file */
function keysOf(names) {
  return names.map((name) => {
    const found = Object.keys(manifest).find(
      (key) => manifest[key].name === name && manifest[key].file.endsWith('.js'),
    );
    if (!found) throw new Error(`The build has no file ${name} any more: tell scripts/size.mjs what took its place.`);
    return found;
  });
}

/** Returns the files of the given manifest keys and of all that they import statically. */
function filesOf(keys, found = new Set()) {
  for (const key of keys) {
    const { file, imports = [] } = manifest[key];
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

// Polish texts, because they are longer than the English ones. `pl` has those of MUI's components.
const signIn = ['index', 'entrance', 'texts-entrance-pl'];
const pages = [
  { page: 'sign-in', budget: 120, names: signIn },
  { page: 'list', budget: 540, names: [...signIn, 'frame', 'list', 'texts-list-pl', 'pl'] },
];

for (const { page, budget, names } of pages) {
  const size = kilobytes(filesOf(keysOf(names)));
  const verdict = size > budget ? 'TOO LARGE' : 'ok';
  console.log(
    `${page.padEnd(8)} ${size.toFixed(1).padStart(6)} KB of JavaScript, gzipped; budget ${budget} KB: ${verdict}`,
  );
  if (size > budget) process.exitCode = 1;
}
