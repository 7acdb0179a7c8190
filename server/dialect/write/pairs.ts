import { Parameters, quoted } from '../parameters';
import { shapeOf } from '../table';
import type { PairsPlan, Work } from './plan';

/** Adds and takes away pairs of a many-to-many relation. A pair that exists stays one. @returns whether any came or went. */
export async function storePairs(work: Work, id: string, { field, add, remove }: PairsPlan): Promise<boolean> {
  const between = shapeOf({ table: field.through });
  const from = quoted(field.from);
  const to = quoted(field.to);
  const table = quoted(between.name);
  let changed = false;
  if (remove === 'others' || remove.length > 0) {
    const parameters = new Parameters();
    const conditions = [`${from} = ${parameters.add(id)}`];
    if (between.ofTenant) conditions.push(`"tenant_id" = ${parameters.add(work.tenant)}`);
    const named = remove === 'others' ? add : remove;
    conditions.push(`${to} ${remove === 'others' ? '<> ALL' : '= ANY'} (${parameters.add(named)})`);
    const text = `DELETE FROM ${table} WHERE ${conditions.join(' AND ')} RETURNING ${to}`;
    changed = (await work.session.rows({ text, params: parameters.values })).length > 0;
  }
  if (add.length > 0) {
    const parameters = new Parameters();
    const columns = between.ofTenant ? ['"tenant_id"', from, to] : [from, to];
    const same = (between.ofTenant ? [work.tenant, id] : [id]).map((value) => `${parameters.add(value)}::bigint`);
    // One parameter for all ids: a statement has no more than 65,535.
    const values = [...same, `unnest(${parameters.add(add)}::bigint[])`];
    const text = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} ON CONFLICT DO NOTHING RETURNING ${to}`;
    changed = (await work.session.rows({ text, params: parameters.values })).length > 0 || changed;
  }
  return changed;
}
