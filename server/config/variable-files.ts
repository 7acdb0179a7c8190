import { readFileSync } from 'node:fs';

/** Values of variables that are given as files, by name, and sentences about files that cannot be used. */
export interface VariableFiles {
  values: Record<string, string>;
  problems: string[];
}

/**
 * Reads the variables that are given as files: NAME_FILE has the path of the file that contains NAME. Secrets in files
 * show neither in the process list nor in the settings of a container. Line breaks at the end are removed, because
 * editors add them. The sentences never contain a value.
 * @param given the environment variables that are not empty
 * @param names the variables that the server has
 */
export function readVariableFiles(given: Readonly<Record<string, unknown>>, names: readonly string[]): VariableFiles {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const variable = `${name}_FILE`;
    const path = given[variable];
    if (typeof path !== 'string') continue;
    if (given[name] !== undefined) {
      problems.push(`${name} and ${variable} are both set: set one of them.`);
      continue;
    }
    const content = readContent(path);
    if ('error' in content) problems.push(`${variable} names ${path}, which cannot be read (${content.error}).`);
    else if (content.text === '') problems.push(`${variable} names ${path}, which is empty.`);
    else values[name] = content.text;
  }
  return { values, problems };
}

function readContent(path: string): { text: string } | { error: string } {
  try {
    return { text: readFileSync(path, 'utf8').replace(/[\r\n]+$/, '') };
  } catch (error) {
    return { error: error instanceof Error && 'code' in error ? String(error.code) : String(error) };
  }
}
