import { toIsoTimestamp } from '../database/columns';
import type { Session } from '../database/database';
import type { Entity } from './entity';
import { SqlParameters, quoteIdentifier } from './parameters';
import { tableShapeOf } from './table';

/** Returns `modified_at` of records by id, for entities that have it. */
export async function readVersions(
  session: Session,
  entity: Entity,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { name, versioned, hasTenant } = tableShapeOf(entity);
  if (!versioned || ids.length === 0) return new Map();
  const parameters = new SqlParameters();
  const conditions = [`"id" = ANY (${parameters.add(ids)}::bigint[])`];
  if (hasTenant) conditions.push(`"tenant_id" = ${parameters.add(tenant)}`);
  const text = `SELECT "id", "modified_at" FROM ${quoteIdentifier(name)} WHERE ${conditions.join(' AND ')}`;
  const rows = await session.rows({ text, params: parameters.values });
  return new Map(rows.map(([id, version]) => [id ?? '', toIsoTimestamp(version ?? '')]));
}
