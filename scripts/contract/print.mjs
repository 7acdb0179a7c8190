// Prints the expanded contract as SDL.
import { print } from 'graphql';

const heading = (name) => `# ---- ${name} ----`;

/** Returns the SDL: each section below a heading, and the root types at the end. */
export function printContract({ sections, roots }) {
  const printed = sections.flatMap(({ name, definitions }) => [heading(name), ...definitions.map(print)]);
  return `${[...printed, heading('root fields'), ...roots.map(print)].join('\n\n')}\n`;
}
