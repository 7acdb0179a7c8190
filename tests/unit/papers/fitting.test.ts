import { describe, expect, it } from 'vitest';
import { fitText, lineHeight, wrapText } from '../../../server/areas/papers/fit-text';
import { countRowsPerPage } from '../../../server/areas/papers/cmr/paginate';

/** Returns the width of a text in a fake font, whose letters are all half as wide as the font size. */
const measure = (text: string) => text.length * 0.5;

describe('a text in a box', () => {
  it('is wrapped between words, and within a word wider than the box', () => {
    expect(wrapText('one two three', 4, measure)).toEqual(['one two', 'three']);
    expect(wrapText('one\ntwo', 4, measure)).toEqual(['one', 'two']);
    expect(wrapText('abcdefghijk', 2, measure)).toEqual(['abcd', 'efgh', 'ijk']);
  });

  it.each([
    'short',
    'a text of some words that are many',
    'x'.repeat(400),
    'word '.repeat(300),
    'ąęółśżźćń '.repeat(80),
  ])('never overflows: %.20s', (text) => {
    for (const box of [
      { width: 40, height: 12 },
      { width: 90, height: 30 },
      { width: 200, height: 60 },
    ]) {
      const { size, lines } = fitText(text, box, measure);
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
    }
  });

  it('has the largest size that fits, and an ellipsis if none does', () => {
    expect(fitText('short', { width: 100, height: 20 }, measure).size).toBe(8.5);
    expect(fitText('a longer text that needs a smaller size', { width: 60, height: 30 }, measure).size).toBeLessThan(
      8.5,
    );
    expect(fitText('word '.repeat(100), { width: 60, height: 20 }, measure).lines.at(-1)).toMatch(/…$/);
    expect(fitText('all of it', { width: 100, height: 20 }, measure).lines.join(' ')).toBe('all of it');
  });
});

describe('rows on pages', () => {
  const rooms = { first: 10, further: 30 };

  it('fill pages in order, each row on one page', () => {
    expect(countRowsPerPage([], rooms)).toEqual([0]);
    expect(countRowsPerPage([5, 5], rooms)).toEqual([2]);
    expect(countRowsPerPage([5, 6, 20, 5], rooms)).toEqual([1, 2, 1]);
    expect(countRowsPerPage([20, 5], rooms)).toEqual([0, 2]);
  });

  it('higher than a page have their own', () => {
    expect(countRowsPerPage([40, 5], rooms)).toEqual([0, 1, 1]);
  });
});
