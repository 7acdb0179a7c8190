import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the sorted paths of all files in a folder and its subfolders, relative to the folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();

/**
 * Writes the id of a build, and the list of its files, into the folder of the built console. An open console compares
 * its own id with this id to detect a newer build.
 */
export function writeBuildManifest(folder, id) {
  const files = filesIn(folder);
  mkdirSync(join(folder, 'builds/meta'), { recursive: true });
  writeFileSync(join(folder, `builds/meta/${id}.json`), JSON.stringify({ id, files }));
  writeFileSync(join(folder, 'builds/latest.json'), JSON.stringify({ id, at: new Date().toISOString() }));
}
