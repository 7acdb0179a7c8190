import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { devices, sessions } from './tables';

/** Whoever signs in, and on what. */
export interface DeviceSeen {
  tenant: string;
  user: string;
  browser: string;
  userAgent: string;
  address: string;
}

/** Days after which a device without a session is forgotten. */
const keptDays = 90;

/** Longest name of a browser and system that is kept. */
const longestName = 400;

/** Remembers a device, new or known, as seen now. Answers its id. */
export async function rememberDevice({ orm }: Session, seen: DeviceSeen): Promise<string> {
  const { tenant, user, browser, userAgent, address } = seen;
  const now = { device_type: deviceType(userAgent), ip: address, data: userAgent.slice(0, longestName), updated_at: sql`now()` };
  const [row] = await orm
    .insert(devices)
    .values({ tenant_id: tenant, id: newId(), user_id: user, browser, ...now })
    .onConflictDoUpdate({ target: [devices.tenant_id, devices.user_id, devices.browser], set: now })
    .returning({ id: devices.id });
  if (!row) throw new Error('The device was not stored.');
  return row.id;
}

/** Forgets the user's devices that nobody is signed in on and that were not seen for long. */
export async function forgetOldDevices({ orm }: Session, tenant: string, user: string): Promise<void> {
  const ofDevice = and(eq(sessions.tenant_id, devices.tenant_id), eq(sessions.device_id, devices.id), sql`${sessions.expires_at} > now()`);
  await orm.delete(devices).where(
    and(
      eq(devices.tenant_id, tenant),
      eq(devices.user_id, user),
      lt(devices.updated_at, sql`now() - make_interval(days => ${keptDays}::int)`),
      notExists(orm.select({ id: sessions.id }).from(sessions).where(ofDevice)),
    ),
  );
}

/** Kind of device, as its name tells: near enough to choose an icon by. */
export function deviceType(userAgent: string): 'desktop' | 'mobile' | 'tablet' {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop';
}
