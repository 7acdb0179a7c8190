// Reads and parses the handwritten parts of the contract. First step of parse → expand (expand.mjs) → print
// (print.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Source } from 'graphql';

const areas = 'server/areas';

/** Parses the SDL text of one part of the contract. Syntax errors name the file `file`. */
export function parseContractPart(name, text, file = name) {
  return { name, document: parse(new Source(text, file)) };
}

/** Reads and parses all parts of the contract: the dialect's first, then the areas' in alphabetical order. */
export function readContractParts(root = '.') {
  const files = [
    ['dialect', 'server/dialect/contract.graphql'],
    ...readdirSync(join(root, areas))
      .toSorted()
      .map((area) => [area, `${areas}/${area}/contract.graphql`]),
  ];
  return files
    .filter(([, file]) => existsSync(join(root, file)))
    .map(([name, file]) => parseContractPart(name, readFileSync(join(root, file), 'utf8'), file));
}
