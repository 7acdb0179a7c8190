import type { FilterKind } from './kind';

/** The filter of text fields. */
export const textFilter: FilterKind = {
  comparisons: ['contains', 'equals', 'starts', 'empty', 'filled'],
  clean: (text) => text.trim().slice(0, 200) || null,
  operand: (text) => text,
};
