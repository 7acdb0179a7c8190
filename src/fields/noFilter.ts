import type { FilterKind } from './kind';

/** The filter of fields that cannot be filtered. */
export const noFilterKind: FilterKind = {
  comparisons: [],
  clean: () => null,
  operand: (text) => text,
};
