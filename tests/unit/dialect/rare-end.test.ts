import { expect, test } from 'vitest';
import { rareEndOf } from '../../../server/dialect/comparison';

test.each<[string, string | undefined]>([
  ['%TR/2026/000042%', '%000042%'],
  ['%tr/2026/000042-7%', '%000042-7%'],
  ['TR/2026/000042', '%000042'],
  ['%+48 221234567%', '%221234567%'],
  ['%Hof 3, 10115 Berlin 12345%', '%10115 Berlin 12345%'],
  ['%TR/2026/0000_2%', undefined],
  ['%TR/2026/%000042%', undefined],
  ['%TR/2026/\\000042%', undefined],
  ['%000042%', undefined],
  ['%1005-anna@demo.test%', undefined],
  ['%WVWZZZ1JZ3W386752%', undefined],
  ['%WGM 4T57%', undefined],
])('searches the index for %s by %s', (pattern, end) => {
  expect(rareEndOf(pattern)).toBe(end);
});
