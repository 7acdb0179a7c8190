import type { FilterKind } from './kind';

/** The filter of text fields. */
export const textFilterKind: FilterKind = {
  comparisons: ['contains', 'equals', 'starts', 'empty', 'filled'],
  clean: (text) => text.trim().slice(0, 200) || null,
  operand: (text) => text,
};
