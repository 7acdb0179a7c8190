// The commands that the pages for operators tell people to run.
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Returns the pages for operators: docs/operating.md, and those of docs/operating. */
export function operatingPages(folder = 'docs') {
  const further = `${folder}/operating`;
  const names = existsSync(further) ? readdirSync(further).filter((name) => name.endsWith('.md')) : [];
  return [`${folder}/operating.md`, ...names.map((name) => `${further}/${name}`)].filter((page) => existsSync(page));
}

/**
 * Returns each command of the `sh` blocks of a page, with the file that runs it: the page names that file in a comment
 * before the block, `<!-- tested by FILE -->`. Lines that end in a backslash continue; `#` begins a comment.
 */
export function readCommands(text) {
  const blocks = text.matchAll(/(?:<!-- tested by (\S+) -->\s*)?```sh\n([\s\S]*?)```/g);
  return [...blocks].flatMap(([, testedBy, block]) =>
    block
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
      .filter(Boolean)
      .map((command) => ({ command, testedBy })),
  );
}

/**
 * Returns a sentence for each command of a page that no test runs: its block names none, or a file without the command. A
 * page may instead name one file that reads the page and runs all its blocks: `<!-- all blocks are run by FILE -->`.
 */
export function findUntestedCommands(page, text, readFile = (path) => readFileSync(path, 'utf8')) {
  const [, runner] = text.match(/<!-- all blocks are run by (\S+) -->/) ?? [];
  if (runner !== undefined)
    return readFile(runner).includes(page) ? [] : [`${page}: ${runner}, which shall run its blocks, does not read it.`];
  return readCommands(text).flatMap(({ command, testedBy }) => {
    if (testedBy === undefined) return [`${page}: \`${command}\`: write <!-- tested by FILE --> before its block.`];
    let content;
    try {
      content = readFile(testedBy);
    } catch {
      return [`${page}: \`${command}\`: ${testedBy} does not exist.`];
    }
    return content.includes(command) ? [] : [`${page}: \`${command}\` is not in ${testedBy}, which shall run it.`];
  });
}
