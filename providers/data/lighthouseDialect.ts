import { capitalize } from './names';
import type { DialectSyntax } from './dialect';

/**
 * The syntax of a Lighthouse server: type names contain the field and the argument, and columns are in capitals.
 * `scripts/contract/names.mjs` notes the names of a schema that differ from these.
 */
export const lighthouseDialect: Omit<DialectSyntax, 'ignoresCase' | 'escape'> = {
  whereType: (list) => `Query${capitalize(list)}WhereWhereConditions`,
  orderType: (list) => `Query${capitalize(list)}OrderByOrderByClause`,
  comparesLastChange: false,
  hasLimitedTotal: false,
  whereDepth: Infinity,
  column: (name) => name.toUpperCase().replaceAll(/[^A-Z0-9_]/g, ''),
  order: (column, order) => ({ column, order }),
};
