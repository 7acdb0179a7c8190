import { capitalized } from './names';
import type { Spelling } from './spelling';

/** Lighthouse's spelling, which makes the names of types out of the place of an argument, and capitals of columns. */
export function lighthouse(relationOrders: readonly string[]): Spelling {
  return {
    whereType: (list) => `Query${capitalized(list)}WhereWhereConditions`,
    orderType: (list) =>
      `Query${capitalized(list)}OrderBy${relationOrders.includes(list) ? 'Relation' : ''}OrderByClause`,
    whereDepth: Infinity,
    column: (name) => name.toUpperCase().replaceAll(/[^A-Z0-9_]/g, ''),
    order: (column, order) => ({ column, order }),
  };
}
