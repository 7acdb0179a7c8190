import type { LocatedFinding, VisitorWalk, Walk } from './walk';

const impacts = ['critical', 'serious', 'moderate', 'minor'] as const;

/** Returns a line for each rule that was violated: the rule, its impact, the number of findings and an example. */
export function rulesOf(findings: readonly LocatedFinding[]): string[] {
  const byRule = new Map<string, { count: number; example: string }>();
  for (const { rule, impact, visitor, width, state, html } of findings) {
    const key = `${rule.padEnd(32)} ${impact.padEnd(9)}`;
    const { count, example } = byRule.get(key) ?? { count: 0, example: `${visitor} ${width} ${state}: ${html}` };
    byRule.set(key, { count: count + 1, example });
  }
  return [...byRule]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .map(([key, { count, example }]) => `${key} ${String(count).padStart(5)}  ${example}`);
}

interface Row {
  name: readonly string[];
  figures: readonly number[];
}

const line = (name: readonly string[], figures: readonly (string | number)[]) =>
  [...name.map((one) => one.padEnd(12)), ...figures.map((one) => String(one).padStart(9))].join(' ');

/** Returns a row per theme of what a visitor walked in one width. */
const rowsOf = (
  { visitor, width, states, checked, openSeconds, checkSeconds }: VisitorWalk,
  findings: readonly LocatedFinding[],
): Row[] =>
  (['light', 'dark'] as const).map((theme) => {
    const own = findings.filter((one) => one.visitor === visitor && one.width === width && one.theme === theme);
    const counts = impacts.map((impact) => own.filter((one) => one.impact === impact).length);
    const seconds = theme === 'light' ? [openSeconds, checkSeconds].map(Math.round) : [0, 0];
    return { name: [visitor, String(width), theme], figures: [states, checked, ...counts, ...seconds] };
  });

/** Returns the lines of the table that belong to one visitor's walk in one width. */
export const visitorLines = (walk: VisitorWalk, findings: readonly LocatedFinding[]): string[] =>
  rowsOf(walk, findings).map(({ name, figures }) => line(name, figures));

/** Returns a table of the states and findings of each visitor, width and theme, with a line of totals. */
export function visitorsOf({ visitorWalks, findings }: Walk): string[] {
  const totals = visitorWalks
    .flatMap((walk) => rowsOf(walk, findings))
    .reduce<number[]>((sums, { figures }) => figures.map((one, at) => one + (sums[at] ?? 0)), []);
  return [
    line(['visitor', 'width', 'theme'], ['states', 'checked', ...impacts, 'opening s', 'checking s']),
    ...visitorWalks.flatMap((walk) => visitorLines(walk, findings)),
    line(['all', '', ''], totals),
  ];
}
