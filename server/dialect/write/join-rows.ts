import { SqlParameters, quoteIdentifier } from '../parameters';
import type { EntityField } from '../entity';
import { tableShapeOf } from '../table';
import type { JoinRowsPlan, PlanContext } from './plan';

/** Returns the ids that some records have in a many-to-many relation, by these records' ids. */
export async function readJoinRows(
  { session, tenant }: PlanContext,
  { through, from, to }: Extract<EntityField, { kind: 'manyToMany' }>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { name, hasTenant } = tableShapeOf({ table: through });
  const parameters = new SqlParameters();
  const conditions = [`${quoteIdentifier(from)} = ANY (${parameters.add(ids)}::bigint[])`];
  if (hasTenant) conditions.push(`"tenant_id" = ${parameters.add(tenant)}`);
  const columns = [from, to].map(quoteIdentifier).join(', ');
  const text = `SELECT ${columns} FROM ${quoteIdentifier(name)} WHERE ${conditions.join(' AND ')}`;
  const found = new Map(ids.map((id): [string, string[]] => [id, []]));
  for (const [id, related] of await session.rows({ text, params: parameters.values }))
    found.get(String(id))?.push(String(related));
  return found;
}

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
