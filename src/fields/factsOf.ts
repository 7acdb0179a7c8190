import type { Place } from './kind';

/** One of the facts, in words. */
export interface Fact {
  name: string;
  label: string;
  /** '' for a value that is missing. */
  text: string;
}

/** An object of names and values in words: `facts.<name>`, and `factValues.<name>.<value>` where a value has a word. */
export function factsOf(value: unknown, { resource, t, language }: Place): Fact[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, held]) => ({
    name,
    label: t(`${resource}:facts.${name}`, { defaultValue: name }),
    text: textOf(held, (word) => t(`${resource}:factValues.${name}.${word}`, { defaultValue: word }), language),
  }));
}

function textOf(value: unknown, word: (value: string) => string, language: string): string {
  if (typeof value === 'number') return value.toLocaleString(language, { useGrouping: Math.abs(value) >= 10_000 });
  if (typeof value === 'string') return value && word(value);
  if (typeof value === 'boolean') return word(String(value));
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map((part) => textOf(part, word, language)).filter(Boolean).join(', ');
}
