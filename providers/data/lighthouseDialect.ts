import { capitalize } from './names';
import type { DialectSyntax } from './dialect';

/**
 * Returns the syntax of a Lighthouse server: type names contain the field and the argument, and columns are in
 * capitals.
 */
export function lighthouseDialect(relationOrders: readonly string[]): Omit<DialectSyntax, 'ignoresCase' | 'escape'> {
  return {
    whereType: (list) => `Query${capitalize(list)}WhereWhereConditions`,
    orderType: (list) =>
      `Query${capitalize(list)}OrderBy${relationOrders.includes(list) ? 'Relation' : ''}OrderByClause`,
    comparesLastChange: false,
    hasLimitedTotal: false,
    whereDepth: Infinity,
    column: (name) => name.toUpperCase().replaceAll(/[^A-Z0-9_]/g, ''),
    order: (column, order) => ({ column, order }),
  };
}
