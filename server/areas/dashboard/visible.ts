import { type Viewer, rowPolicyOf } from '../../dialect/scope';
import type { Parameters } from '../../dialect/parameters';
import { request } from '../transport';

/** SQL of requests `s` that a caller may see and that are not deleted. */
export function visible(viewer: Viewer, parameters: Parameters): string {
  const own = rowPolicyOf(request, viewer)?.condition((column) => `s.${column}`, parameters.add(viewer.user)) ?? 'true';
  return `s.tenant_id = ${parameters.add(viewer.tenant)} AND s.deleted_at IS NULL AND ${own}`;
}
