import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUntestedCommands, operatingPages, readCommands } from '../../../scripts/deploy/documented-commands.mjs';
import { variablesSchema } from '../../../server/config/variables';
import { leakproofFunctions } from '../../../server/database/database-objects';

const fence = '```';

describe('the pages for operators', () => {
  it('contain only commands that a test runs', () => {
    const pages = operatingPages();
    expect(pages).toContain('docs/operating.md');
    const untested = pages.flatMap((page) => findUntestedCommands(page, readFileSync(page, 'utf8')));
    expect(untested).toEqual([]);
    expect(readCommands(readFileSync('docs/operating.md', 'utf8')).length).toBeGreaterThan(10);
  });

  it('name only variables that exist', () => {
    const known = new Set([...Object.keys(variablesSchema.shape), 'NAME']);
    const text = readFileSync('docs/operating.md', 'utf8');
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[`=]/g)].map(([, name = '']) =>
      name.replace(/_FILE$/, ''),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('mark the same functions as leakproof as a server whose user is a superuser', () => {
    const statements = readFileSync('deploy/leakproof.sql', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('ALTER'));
    expect(statements).toEqual(leakproofFunctions.map((name) => `ALTER FUNCTION pg_catalog.${name} LEAKPROOF;`));
  });

  it('link only to files that exist', () => {
    const missing = operatingPages().flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, link = '']) => normalize(join(dirname(page), link)))
        .filter((link) => !canRead(link)),
    );
    expect(missing).toEqual([]);
  });

  it('are refused with a command that no file, a missing file, or a file without the command runs', () => {
    const page = (comment: string) => `${comment}${fence}sh\nnpm start # comment\nnpm \\\n  test\n${fence}\n`;
    const readFile = (path: string) => {
      if (path === 'missing') throw new Error('ENOENT');
      return 'runs npm start';
    };
    const refusals = (comment: string) => findUntestedCommands('page', page(comment), readFile);
    expect(refusals('')).toHaveLength(2);
    expect(refusals('<!-- tested by missing -->\n')).toHaveLength(2);
    expect(refusals('<!-- tested by runs.mjs -->\n\n')).toEqual([
      'page: `npm test` is not in runs.mjs, which shall run it.',
    ]);
  });

  it('are refused when the file that shall run all blocks of a page does not read the page', () => {
    const text = `<!-- all blocks are run by tests/one.ts -->\n${fence}sh\nnpm start\n${fence}\n`;
    const refusals = (content: string) => findUntestedCommands('docs/one.md', text, () => content);
    expect(refusals("readFileSync('docs/one.md')")).toEqual([]);
    expect(refusals("readFileSync('docs/two.md')")).toHaveLength(1);
  });
});

function canRead(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}
