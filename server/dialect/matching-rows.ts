import type { SqlStatement } from '../database/database';
import type { Entity } from './entity';
import { listConditions, type ListArguments } from './list-statement';
import { type StatementContext, TableScope } from './scope';

/**
 * Returns a statement over all rows of a list, as its viewer sees them, without pages and order.
 * @param select returns the select list; it may add parameters
 */
export function matchingRowsStatement(
  entity: Entity,
  args: Pick<ListArguments, 'where' | 'trashed'>,
  context: StatementContext,
  select: (scope: TableScope) => string,
): SqlStatement {
  const scope = new TableScope(entity, context);
  const selected = select(scope);
  const conditions = listConditions(scope, args);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return { text: `SELECT ${selected} FROM ${scope.from()}${where}`, params: context.parameters.values };
}
