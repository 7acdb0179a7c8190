// Prints the expanded contract as SDL. Last step of parse (sources.mjs) → expand (expand.mjs) → print.
import { print } from 'graphql';

const heading = (name) => `# ---- ${name} ----`;

/**
 * Returns the contract as SDL: the definitions of each part below a heading with the part's name, and the root types at
 * the end.
 */
export function printContract({ sections, roots }) {
  const printed = sections.flatMap(({ name, definitions }) => [heading(name), ...definitions.map(print)]);
  return `${[...printed, heading('root fields'), ...roots.map(print)].join('\n\n')}\n`;
}
