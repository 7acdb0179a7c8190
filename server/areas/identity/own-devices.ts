import { and, eq, sql } from 'drizzle-orm';
import type { Device } from '../../contract.generated';
import type { RequestContext } from '../../context';
import { callerOf } from '../../dialect/methods';
import { dropAccess } from './access';
import { devices } from './tables';

/** Signs out on one of the caller's devices: with it go its sessions. Null when the caller has no such device. */
export async function deleteDevice(id: string, context: RequestContext): Promise<Device | null> {
  const { tenant, user, device } = callerOf(context);
  const [gone] = await context.database.write(tenant, async (session) => {
    const own = and(eq(devices.tenant_id, tenant), eq(devices.user_id, user));
    // As text: whatever is no id is simply not found.
    const deleted = await session.orm.delete(devices).where(and(own, sql`${devices.id}::text = ${id}`)).returning();
    if (deleted.length > 0) await dropAccess(session, tenant);
    return deleted;
  });
  if (!gone) return null;
  context.log.info({ tenant, user, device: gone.id, current: gone.id === device }, 'signed out');
  return { ...gone, current_user_device: gone.id === device };
}
