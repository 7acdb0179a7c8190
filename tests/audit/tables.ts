import type { LocatedFinding, Walk } from './walk';

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

/** Returns a table of the states and findings of each visitor, width and theme, with a line of totals. */
export function visitorsOf({ visitorWalks, findings }: Walk): string[] {
  const rows = visitorWalks.flatMap(({ visitor, width, states, checked, openSeconds, checkSeconds }) =>
    (['light', 'dark'] as const).map((theme) => {
      const own = findings.filter((one) => one.visitor === visitor && one.width === width && one.theme === theme);
      const counts = impacts.map((impact) => own.filter((one) => one.impact === impact).length);
      const seconds = theme === 'light' ? [openSeconds, checkSeconds].map(Math.round) : [0, 0];
      return { name: [visitor, String(width), theme], figures: [states, checked, ...counts, ...seconds] };
    }),
  );
  const totals = rows.reduce<number[]>((sums, { figures }) => figures.map((one, at) => one + (sums[at] ?? 0)), []);
  const line = (name: readonly string[], figures: readonly (string | number)[]) =>
    [...name.map((one) => one.padEnd(12)), ...figures.map((one) => String(one).padStart(9))].join(' ');
  return [
    line(['visitor', 'width', 'theme'], ['states', 'checked', ...impacts, 'opening s', 'checking s']),
    ...rows.map(({ name, figures }) => line(name, figures)),
    line(['all', '', ''], totals),
  ];
}
