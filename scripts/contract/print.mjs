// Prints the expanded contract as SDL.
import { print } from 'graphql';

const heading = (name) => `# ---- ${name} ----`;

/** Prints the sections under a heading each, and the root types after them. */
export function printContract({ sections, roots }) {
  const printed = sections.flatMap(({ name, definitions }) => [heading(name), ...definitions.map(print)]);
  return `${[...printed, heading('root fields'), ...roots.map(print)].join('\n\n')}\n`;
}
