/** The role of tenants' work. It owns no tables, so row-level security applies to it. */
export const tenantRole = 'waybill_tenant';
/** The setting that policies compare with `tenant_id`. */
export const tenantSetting = 'waybill.tenant';

/** Which rows a connection can access: one tenant's or all. */
export type Visibility = { tenant: string } | 'system';

/** Returns statements that give a connection this visibility. */
export function visibilitySql(visibility: Visibility): string {
  if (visibility === 'system') return `RESET ROLE; SET ${tenantSetting} = ''`;
  if (!/^\d{1,19}$/.test(visibility.tenant)) throw new Error('A tenant is named by digits.');
  return `SET ROLE ${tenantRole}; SET ${tenantSetting} = '${visibility.tenant}'`;
}

/** Returns the owner whose share of the connections work uses. */
export function slotOwnerOf(visibility: Visibility): string {
  return visibility === 'system' ? 'system' : visibility.tenant;
}

/** Returns whether two visibilities are equal. */
export function isSameVisibility(one: Visibility | undefined, other: Visibility): boolean {
  if (one === undefined || one === 'system' || other === 'system') return one === other;
  return one.tenant === other.tenant;
}
