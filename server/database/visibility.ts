/** The role that tenants' work runs as. It owns no tables, so row-level security applies to it. */
export const tenantRole = 'waybill_tenant';
/** The PostgreSQL setting that holds the tenant's id. Row-level security compares it with `tenant_id`. */
export const tenantSetting = 'waybill.tenant';

/** The rows that a connection can access: those of one tenant, or all (`system`). */
export type RowVisibility = { tenant: string } | 'system';

/** Returns the SQL that gives a connection the visibility. @throws if the tenant's id is not digits */
export function rowVisibilitySql(visibility: RowVisibility): string {
  if (visibility === 'system') return `RESET ROLE; SET ${tenantSetting} = ''`;
  if (!/^\d{1,19}$/.test(visibility.tenant)) throw new Error('A tenant is named by digits.');
  return `SET ROLE ${tenantRole}; SET ${tenantSetting} = '${visibility.tenant}'`;
}

/** Returns the owner of the slots that work with this visibility takes. */
export function slotOwnerOf(visibility: RowVisibility): string {
  return visibility === 'system' ? 'system' : visibility.tenant;
}

/** Returns whether two visibilities are equal. */
export function isSameRowVisibility(one: RowVisibility | undefined, other: RowVisibility): boolean {
  if (one === undefined || one === 'system' || other === 'system') return one === other;
  return one.tenant === other.tenant;
}
