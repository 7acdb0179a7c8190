import type { EntityField } from '../entity';
import { Parameters, quoted } from '../parameters';
import { shapeOf } from '../table';
import type { Work } from './plan';

type ManyToMany = Extract<EntityField, { kind: 'manyToMany' }>;

/** Adds and takes away pairs of a many-to-many relation. A pair that exists stays one. */
export async function storePairs(
  work: Work,
  field: ManyToMany,
  id: string,
  add: readonly string[],
  remove: readonly string[] | 'others',
): Promise<void> {
  const between = shapeOf({ table: field.through });
  const from = quoted(field.from);
  const to = quoted(field.to);
  const table = quoted(between.name);
  if (remove === 'others' || remove.length > 0) {
    const parameters = new Parameters();
    const conditions = [`${from} = ${parameters.add(id)}`];
    if (between.ofTenant) conditions.push(`"tenant_id" = ${parameters.add(work.tenant)}`);
    const named = remove === 'others' ? add : remove;
    conditions.push(`${to} ${remove === 'others' ? '<> ALL' : '= ANY'} (${parameters.add(named)})`);
    await work.session.rows({ text: `DELETE FROM ${table} WHERE ${conditions.join(' AND ')}`, params: parameters.values });
  }
  if (add.length > 0) {
    const parameters = new Parameters();
    const columns = between.ofTenant ? ['"tenant_id"', from, to] : [from, to];
    const same = (between.ofTenant ? [work.tenant, id] : [id]).map((value) => `${parameters.add(value)}::bigint`);
    // One parameter for all ids: a statement has no more than 65,535.
    const values = [...same, `unnest(${parameters.add(add)}::bigint[])`];
    const text = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} ON CONFLICT DO NOTHING`;
    await work.session.rows({ text, params: parameters.values });
  }
}
