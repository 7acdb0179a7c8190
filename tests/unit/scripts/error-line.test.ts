import { expect, it } from 'vitest';
import { errorLineOf, withError } from '../../../scripts/error-line.mjs';

it('writes an error message in one line without colors, cut at 300 characters', () => {
  expect(errorLineOf('Error: \u001B[2mexpect(\u001B[22mpage\u001B[2m)\u001B[22m failed\n\n  Expected: "a"\n')).toBe(
    'Error: expect(page) failed Expected: "a"',
  );
  expect(errorLineOf('x'.repeat(400))).toBe('x'.repeat(300));
});

it('follows the name of a test that has an error', () => {
  expect(withError('list.spec.ts:7: opens', 'Error: closed')).toBe('list.spec.ts:7: opens: Error: closed');
  expect(withError('list.spec.ts:7: opens', undefined)).toBe('list.spec.ts:7: opens');
});
