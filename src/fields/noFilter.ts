import type { FilterKind } from './kind';

/** For fields without filter. */
export const noFilter: FilterKind = {
  comparisons: [],
  clean: () => null,
  operand: (text) => text,
};
