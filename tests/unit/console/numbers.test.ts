import { describe, expect, test } from 'vitest';
import { parseNumberText, formatNumberInput } from '../../../src/fields/numberText';

describe('a localized number', () => {
  test.each([
    ['en', '24000', 24000],
    ['en', '24,000', 24000],
    ['en', '24,000.5', 24000.5],
    ['en', '1,234,567', 1234567],
    ['en', ' -12.5 ', -12.5],
    ['en', '12,5', 12.5],
    ['pl', '24 000', 24000],
    ['pl', '24\u00a0000,5', 24000.5],
    ['pl', '12,5', 12.5],
    ['pl', '12.5', 12.5],
    ['pl', '−3', -3],
  ])('%s: %j', (language, text, value) => {
    expect(parseNumberText(text, language)).toBe(value);
  });

  test.each([
    ['en', 'twelve'],
    ['en', '1,23,456'],
    ['en', '12 t'],
    ['en', '0x10'],
    ['en', '1e3'],
    ['pl', '1.234.567'],
    ['pl', ''],
  ])('%s: refuses %j', (language, text) => {
    expect(parseNumberText(text, language)).toBeNaN();
  });

  test.each(['en', 'pl'])('is parsed as it was formatted: %s', (language) => {
    for (const value of [0, -1, 24000.5, 1234567, 0.125]) {
      expect(parseNumberText(formatNumberInput(value, language), language)).toBe(value);
    }
  });
});
