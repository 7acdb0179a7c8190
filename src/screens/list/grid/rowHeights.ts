import type { RowDensity } from '../state';

/** Heights of a table's rows in pixels. */
export const rowHeights: Readonly<Record<RowDensity, number>> = { compact: 32, standard: 42, comfortable: 56 };
/** Height of a table's header in pixels. */
export const headerHeight = 48;
