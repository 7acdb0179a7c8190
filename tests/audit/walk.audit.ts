import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { rulesOf, visitorsOf } from './tables';

/** Largest number of findings of the impact "moderate" in the whole walk. */
const mostModerate = 5;

const listIn = (variable: string) => (process.env[variable] ?? '').split(',').filter(Boolean);

test('finds nothing serious on any page or dialog, for any visitor', { timeout: 7_200_000, retry: 0 }, async () => {
  // Modules of the console read the browser's name when they load, and Node 20 has no `navigator`.
  vi.stubGlobal('navigator', { userAgent: 'Node' });
  const { walkConsole } = await import('./walk');
  const walk = await walkConsole({
    only: listIn('AUDIT_ONLY'),
    addresses: listIn('AUDIT_ADDRESS'),
    withDialogs: !process.env.AUDIT_PAGES,
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH,
  });
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/axe.json', JSON.stringify(walk, null, 1));
  const { findings, unreached } = walk;
  const lines = [...rulesOf(findings), ...unreached.map((state) => `not reached: ${state}`), ...visitorsOf(walk)];
  console.log(lines.join('\n'));
  const countOf = (...impacts: string[]) => findings.filter(({ impact }) => impacts.includes(impact)).length;
  expect(walk.visitorWalks.every(({ states }) => states > 0)).toBe(true);
  expect(unreached).toEqual([]);
  expect(countOf('serious', 'critical')).toBe(0);
  expect(countOf('moderate')).toBeLessThanOrEqual(mostModerate);
});
