import type { FilterKind } from './kind';

/** The filter of fields that cannot be filtered. */
export const noFilter: FilterKind = {
  comparisons: [],
  clean: () => null,
  operand: (text) => text,
};
