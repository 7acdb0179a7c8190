import { SqlParameters, quoteIdentifier } from '../parameters';
import { tableShapeOf } from '../table';
import type { JoinRowsPlan, PlanContext } from './plan';

/**
 * Inserts and deletes rows of a join table. Rows to add that already exist are not an error.
 * @returns whether any row was inserted or deleted
 */
export async function storeJoinRows(
  context: PlanContext,
  id: string,
  { field, add, remove }: JoinRowsPlan,
): Promise<boolean> {
  const joinTable = tableShapeOf({ table: field.through });
  const from = quoteIdentifier(field.from);
  const to = quoteIdentifier(field.to);
  const table = quoteIdentifier(joinTable.name);
  let changed = false;
  if (remove === 'others' || remove.length > 0) {
    const parameters = new SqlParameters();
    const conditions = [`${from} = ${parameters.add(id)}`];
    if (joinTable.hasTenant) conditions.push(`"tenant_id" = ${parameters.add(context.tenant)}`);
    const targetIds = remove === 'others' ? add : remove;
    conditions.push(`${to} ${remove === 'others' ? '<> ALL' : '= ANY'} (${parameters.add(targetIds)})`);
    const text = `DELETE FROM ${table} WHERE ${conditions.join(' AND ')} RETURNING ${to}`;
    changed = (await context.session.rows({ text, params: parameters.values })).length > 0;
  }
  if (add.length > 0) {
    const parameters = new SqlParameters();
    const columns = joinTable.hasTenant ? ['"tenant_id"', from, to] : [from, to];
    const same = (joinTable.hasTenant ? [context.tenant, id] : [id]).map((value) => `${parameters.add(value)}::bigint`);
    // All ids are one array parameter, because a statement has at most 65,535 parameters.
    const values = [...same, `unnest(${parameters.add(add)}::bigint[])`];
    const text = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} ON CONFLICT DO NOTHING RETURNING ${to}`;
    changed = (await context.session.rows({ text, params: parameters.values })).length > 0 || changed;
  }
  return changed;
}
