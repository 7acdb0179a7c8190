import { describe, expect, it } from 'vitest';
import { textsAfterKey } from '../../../src/ui/keptTyping';

/** Returns the kept texts after the keys, of which those that the page gets change nothing. */
const typed = (...keys: readonly (string | { key: string; shiftKey: boolean })[]) =>
  keys.reduce<readonly string[]>(
    (texts, key) => {
      const event = typeof key === 'string' ? { key, shiftKey: false } : key;
      return textsAfterKey(texts, event) ?? texts;
    },
    [''],
  );

describe('typing before a form is there', () => {
  it.each([
    { name: 'letters, digits and spaces', keys: 'AUD 12'.split(''), texts: ['AUD 12'] },
    { name: 'letters with diacritics', keys: ['Ł', 'ó', 'd', 'ź'], texts: ['Łódź'] },
    { name: 'Backspace', keys: ['A', 'B', 'Backspace', 'C'], texts: ['AC'] },
    { name: 'Tab, which begins the next field', keys: ['A', 'Tab', 'B', 'Tab'], texts: ['A', 'B', ''] },
    { name: 'Backspace in a new field, which leaves the last one', keys: ['A', 'Tab', 'Backspace'], texts: ['A', ''] },
    { name: 'Enter, which must not open the form again', keys: ['A', 'Enter', 'B'], texts: ['AB'] },
    { name: 'keys without a character', keys: ['A', 'Shift', 'F5', 'ArrowDown'], texts: ['A'] },
  ])('keeps $name', ({ keys, texts }) => {
    expect(typed(...keys)).toEqual(texts);
  });

  it('leaves Shift+Tab to the page', () => {
    expect(textsAfterKey(['A'], { key: 'Tab', shiftKey: true })).toBeUndefined();
  });
});
