import { describe, expect, test } from 'vitest';
import { toIsoTimestamp } from '../../../server/database/columns';
import { codecOf } from '../../../server/dialect/codec';

describe('writing a column', () => {
  test.each([
    ['bigint', '382493578094265126', '382493578094265126'],
    ['bigint', 12, '12'],
    ['bigint', 'abc', undefined],
    ['bigint', '9223372036854775808', undefined],
    ['bigint', 1.5, undefined],
    ['bigint', '07', undefined],
    ['bigint', '-0', undefined],
    ['integer', '2020', 2020],
    ['integer', 1.5, undefined],
    ['integer', 3_000_000_000, undefined],
    ['double precision', '12.5', 12.5],
    ['double precision', 'many', undefined],
    ['double precision', Number.NaN, undefined],
    ['boolean', 'true', true],
    ['boolean', 0, false],
    ['boolean', 'perhaps', undefined],
    ['timestamptz', '2026-11-21T10:00:00+01:00', '2026-11-21T10:00:00+01:00'],
    ['timestamptz', '21.11.2026', undefined],
    ['timestamptz', '2026-13-45', undefined],
    ['text', 5, '5'],
    ['text', true, undefined],
    ['text', ['a'], undefined],
    ['text', 'lorry 🚚', 'lorry 🚚'],
    ['text', 'half a lorry \ud83d', undefined],
    ['jsonb', { lorry: '🚚' }, '{"lorry":"🚚"}'],
    ['jsonb', { lorry: '\udc00' }, undefined],
    ['jsonb', { lorry: String.raw`written out: \ud83d` }, String.raw`{"lorry":"written out: \\ud83d"}`],
  ])('converts %s %j to %j', (type, given, taken) => {
    expect(codecOf(type).write(given)).toBe(taken);
  });
});

test('keeps the microseconds of moments', () => {
  expect(toIsoTimestamp('2026-11-21 10:51:36.123456+00')).toBe('2026-11-21T10:51:36.123456Z');
});

test('refuses an unknown column type at start', () => {
  expect(() => codecOf('point')).toThrow('no codec');
});
