import { type Viewer, rowPolicyOf } from '../../dialect/scope';
import type { SqlParameters } from '../../dialect/parameters';
import { requestEntity } from '../transport';

/**
 * Returns the SQL condition for requests that the caller may see and that are not deleted. The table's alias is `s`.
 */
export function visibleRequestsSql(viewer: Viewer, parameters: SqlParameters): string {
  const own =
    rowPolicyOf(requestEntity, viewer)?.condition((column) => `s.${column}`, parameters.add(viewer.user)) ?? 'true';
  return `s.tenant_id = ${parameters.add(viewer.tenant)} AND s.deleted_at IS NULL AND ${own}`;
}
