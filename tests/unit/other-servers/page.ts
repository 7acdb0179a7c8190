import { readFileSync } from 'node:fs';

const page = readFileSync('docs/other-servers.md', 'utf8');

/** Returns the blocks of code in docs/other-servers.md that are in a language. */
function blocksIn(language: string): string[] {
  return [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );
}

const parse = (text: string): unknown => JSON.parse(text);

/** Returns the cells of a table in docs/other-servers.md, by rows without the head. */
function tableOf(head: string): string[][] {
  const [, rows = ''] = page.split(`${head}\n`);
  return (/^\|[-|]+\|\n((?:\|.*\n?)*)/.exec(rows)?.[1] ?? '')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The schema of a server that follows docs/other-servers.md. */
export const documentedSchema = blocksIn('graphql').join('\n');

/** The console's configuration for that server. */
export const documentedConfig = parse(blocksIn('json')[0] ?? '');

/** The keys of the configuration that the page explains. */
export const documentedKeys = tableOf('| key | meaning | default |').map(([key = '']) => key.replaceAll('`', ''));

/** The codes of errors that the page explains. */
export const documentedCodes = tableOf('| code | meaning | the console |').flatMap(([codes = '']) =>
  codes.split(', ').map(Number),
);

/** The errors of a stock Lighthouse server, with the code that the console reads; undefined for none. */
export const documentedErrors = tableOf('| error | read as |').map(([error = '', read = '']) => ({
  error: parse(error.replaceAll('`', '')),
  code: /^\d+/.test(read) ? Number.parseInt(read, 10) : undefined,
}));

/** The headers with which the API answers a preflight request. */
export const documentedHeaders = new Map(
  (blocksIn('http')[0] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([name = '', value = '']) => [name, value]),
);
