import Bowser from 'bowser';
import { and, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { devices, knownBrowsers, sessions } from '../tables';

/** Whoever signs in, and on what. */
export interface SeenDevice {
  tenant: string;
  user: string;
  browser: string;
  userAgent: string;
  address: string;
}

/** Days after which a device without a session is forgotten. */
const deviceDays = 90;

/** Longest name of a browser and system that is kept. */
export const maxUserAgentLength = 400;

/** Days after which a browser that nobody signed in on is forgotten; its key is not kept there any longer, either. */
const browserDays = 400;

/** A device, remembered. */
export interface RememberedDevice {
  id: string;
  /** Whether nobody has signed in to the account on it before, but on others. */
  strange: boolean;
}

/** Remembers a device, new or known, as seen now. */
export async function rememberDevice(session: Session, seen: SeenDevice): Promise<RememberedDevice> {
  const strange = await rememberBrowser(session, seen);
  return { id: await storeDevice(session, seen), strange };
}

/** Signed out from elsewhere, these browsers are strangers again. */
export async function forgetBrowsers(
  { orm }: Session,
  tenant: string,
  user: string,
  browsers: readonly string[],
): Promise<void> {
  if (browsers.length === 0) return;
  const known = and(
    eq(knownBrowsers.tenant_id, tenant),
    eq(knownBrowsers.user_id, user),
    inArray(knownBrowsers.browser, [...browsers]),
  );
  await orm.delete(knownBrowsers).where(known);
}

/** Whether the account knows browsers, and not this one; from now on it does. */
async function rememberBrowser({ orm }: Session, { tenant, user, browser }: SeenDevice): Promise<boolean> {
  const own = and(eq(knownBrowsers.tenant_id, tenant), eq(knownBrowsers.user_id, user));
  const isKnown = async (which?: SQL) => {
    const found = await orm
      .select({ browser: knownBrowsers.browser })
      .from(knownBrowsers)
      .where(and(own, which))
      .limit(1);
    return found.length > 0;
  };
  const strange = !(await isKnown(eq(knownBrowsers.browser, browser))) && (await isKnown());
  await orm
    .insert(knownBrowsers)
    .values({ tenant_id: tenant, user_id: user, browser })
    .onConflictDoUpdate({
      target: [knownBrowsers.tenant_id, knownBrowsers.user_id, knownBrowsers.browser],
      set: { seen_at: sql`now()` },
    });
  // Only now: somebody who comes back after years is still told of a new device.
  await orm
    .delete(knownBrowsers)
    .where(and(own, lt(knownBrowsers.seen_at, sql`now() - make_interval(days => ${browserDays}::int)`)));
  return strange;
}

async function storeDevice({ orm }: Session, seen: SeenDevice): Promise<string> {
  const { tenant, user, browser, userAgent, address } = seen;
  const now = {
    device_type: deviceType(userAgent),
    ip: address,
    data: userAgent.slice(0, maxUserAgentLength),
    updated_at: sql`now()`,
  };
  const [row] = await orm
    .insert(devices)
    .values({ tenant_id: tenant, id: newId(), user_id: user, browser, ...now })
    .onConflictDoUpdate({ target: [devices.tenant_id, devices.user_id, devices.browser], set: now })
    .returning({ id: devices.id });
  if (!row) throw new Error('The device was not stored.');
  return row.id;
}

/** Forgets the user's devices that nobody is signed in on and that were not seen for long. */
export async function deleteOldDevices({ orm }: Session, tenant: string, user: string): Promise<void> {
  const ofDevice = and(
    eq(sessions.tenant_id, devices.tenant_id),
    eq(sessions.device_id, devices.id),
    sql`${sessions.expires_at} > now()`,
  );
  await orm
    .delete(devices)
    .where(
      and(
        eq(devices.tenant_id, tenant),
        eq(devices.user_id, user),
        lt(devices.updated_at, sql`now() - make_interval(days => ${deviceDays}::int)`),
        notExists(orm.select({ id: sessions.id }).from(sessions).where(ofDevice)),
      ),
    );
}

/** Returns the kind of device, which chooses its icon. A device of no known kind is a desktop. */
export function deviceType(userAgent: string): 'desktop' | 'mobile' | 'tablet' {
  const type = userAgent && Bowser.parse(userAgent).platform.type;
  return type === 'mobile' || type === 'tablet' ? type : 'desktop';
}
