import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Names of all files in a folder and below it, from there. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();

/** Notes beside a built console which build it is, for consoles that are open in a browser to compare themselves with. */
export function noteBuild(folder, id) {
  const files = filesIn(folder);
  mkdirSync(join(folder, 'builds/meta'), { recursive: true });
  writeFileSync(join(folder, `builds/meta/${id}.json`), JSON.stringify({ id, files }));
  writeFileSync(join(folder, 'builds/latest.json'), JSON.stringify({ id, at: new Date().toISOString() }));
}
