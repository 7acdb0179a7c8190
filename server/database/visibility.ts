/** Role that tenants' work runs as. It owns nothing and row-level security binds it. */
export const tenantRole = 'waybill_tenant';
/** Setting that policies compare `tenant_id` with. */
export const tenantSetting = 'waybill.tenant';

/** What a connection may see: one tenant's rows, or everything. */
export type Visibility = { tenant: string } | 'system';

/** Statements that give a connection this visibility, whatever it had before. */
export function become(visibility: Visibility): string {
  if (visibility === 'system') return `RESET ROLE; SET ${tenantSetting} = ''`;
  if (!/^\d{1,19}$/.test(visibility.tenant)) throw new Error('A tenant is named by digits.');
  return `SET ROLE ${tenantRole}; SET ${tenantSetting} = '${visibility.tenant}'`;
}

/** Returns whose share of the connections work with this visibility uses. */
export function ownerOf(visibility: Visibility): string {
  return visibility === 'system' ? 'system' : visibility.tenant;
}

/** Whether two are the same, so that a connection that has it already is left alone. */
export function same(one: Visibility | undefined, other: Visibility): boolean {
  if (one === undefined || one === 'system' || other === 'system') return one === other;
  return one.tenant === other.tenant;
}
