import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { LocatedFinding } from './walk';

/** Largest number of findings of the impact "moderate" in the whole walk. */
const mostModerate = 5;

const listIn = (variable: string) => (process.env[variable] ?? '').split(',').filter(Boolean);

/** Returns a line for each rule that was violated: the rule, its impact, the number of findings and an example. */
function tableOf(findings: readonly LocatedFinding[]): string[] {
  const byRule = new Map<string, { count: number; example: string }>();
  for (const { rule, impact, state, html } of findings) {
    const key = `${rule.padEnd(32)} ${impact.padEnd(9)}`;
    const { count, example } = byRule.get(key) ?? { count: 0, example: `${state}: ${html}` };
    byRule.set(key, { count: count + 1, example });
  }
  return [...byRule]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .map(([key, { count, example }]) => `${key} ${String(count).padStart(5)}  ${example}`);
}

test('finds nothing serious on any page or dialog, for any visitor', { timeout: 3_600_000, retry: 0 }, async () => {
  // Modules of the console read the browser's name when they load, and Node 20 has no `navigator`.
  vi.stubGlobal('navigator', { userAgent: 'Node' });
  const { walkConsole } = await import('./walk');
  const { states, findings, unreached } = await walkConsole({
    only: listIn('AUDIT_ONLY'),
    addresses: listIn('AUDIT_ADDRESS'),
    withDialogs: !process.env.AUDIT_PAGES,
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH,
  });
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/axe.json', JSON.stringify(findings, null, 1));
  const lines = [...tableOf(findings), ...unreached.map((state) => `not reached: ${state}`)];
  const countOf = (...impacts: string[]) => findings.filter(({ impact }) => impacts.includes(impact)).length;
  const [severe, moderate] = [countOf('serious', 'critical'), countOf('moderate')];
  console.log([...lines, `${states} states: ${severe} serious or critical, ${moderate} moderate`].join('\n'));
  expect(states).toBeGreaterThan(0);
  expect(unreached).toEqual([]);
  expect(severe).toBe(0);
  expect(moderate).toBeLessThanOrEqual(mostModerate);
});
