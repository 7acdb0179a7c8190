import Bowser from 'bowser';
import { and, eq, gt, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { devices, knownBrowsers, sessions } from '../tables';

/** The user and device of a sign-in. `browser` is the key in the browser's cookie. */
export interface SignInDevice {
  tenant: string;
  user: string;
  browser: string;
  userAgent: string;
  address: string;
}

/** Days after which a device without a session is deleted, counted from when it was last seen. */
const deviceDays = 90;

/** Maximum length of a stored user agent, in characters. Longer user agents are truncated. */
export const maxUserAgentLength = 400;

/** Days without a sign-in after which a known browser and its cookie expire. */
const browserDays = 400;

/** A device whose sign-in was stored. */
export interface StoredDevice {
  id: string;
  /** Whether the user signed in before, but not on this browser. */
  isNew: boolean;
}

/** Stores that the user signed in on a device now. */
export async function storeSignInDevice(session: Session, seen: SignInDevice): Promise<StoredDevice> {
  const isNew = await rememberBrowser(session, seen);
  return { id: await storeDevice(session, seen), isNew };
}

/** Returns whether a user has a session on a browser that has not ended. */
export async function isSignedInOn(
  { orm }: Session,
  { tenant, user, browser }: Pick<SignInDevice, 'tenant' | 'user' | 'browser'>,
): Promise<boolean> {
  const [found] = await orm
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(devices, and(eq(devices.tenant_id, sessions.tenant_id), eq(devices.id, sessions.device_id)))
    .where(
      and(
        eq(sessions.tenant_id, tenant),
        eq(sessions.user_id, user),
        eq(devices.browser, browser),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, sql`now()`),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Forgets all devices and browsers of a user, and ends their sessions. */
export async function deleteAllDevices({ orm }: Session, tenant: string, user: string): Promise<void> {
  await orm.delete(devices).where(and(eq(devices.tenant_id, tenant), eq(devices.user_id, user)));
  await orm.delete(knownBrowsers).where(and(eq(knownBrowsers.tenant_id, tenant), eq(knownBrowsers.user_id, user)));
}

/** Deletes known browsers of a user. Call it when the user was signed out on them from another device. */
export async function deleteKnownBrowsers(
  { orm }: Session,
  tenant: string,
  user: string,
  browsers: readonly string[],
): Promise<void> {
  if (browsers.length === 0) return;
  const condition = and(
    eq(knownBrowsers.tenant_id, tenant),
    eq(knownBrowsers.user_id, user),
    inArray(knownBrowsers.browser, [...browsers]),
  );
  await orm.delete(knownBrowsers).where(condition);
}

/** Stores the browser as known. Returns whether the user had known browsers before, but not this one. */
async function rememberBrowser({ orm }: Session, { tenant, user, browser }: SignInDevice): Promise<boolean> {
  const ofUser = and(eq(knownBrowsers.tenant_id, tenant), eq(knownBrowsers.user_id, user));
  const isKnown = async (condition?: SQL) => {
    const found = await orm
      .select({ browser: knownBrowsers.browser })
      .from(knownBrowsers)
      .where(and(ofUser, condition))
      .limit(1);
    return found.length > 0;
  };
  const isNew = !(await isKnown(eq(knownBrowsers.browser, browser))) && (await isKnown());
  await orm
    .insert(knownBrowsers)
    .values({ tenant_id: tenant, user_id: user, browser })
    .onConflictDoUpdate({
      target: [knownBrowsers.tenant_id, knownBrowsers.user_id, knownBrowsers.browser],
      set: { seen_at: sql`now()` },
    });
  // Expired browsers are deleted last, so that a user who returns after years still gets the mail about a new device.
  await orm
    .delete(knownBrowsers)
    .where(and(ofUser, lt(knownBrowsers.seen_at, sql`now() - make_interval(days => ${browserDays}::int)`)));
  return isNew;
}

async function storeDevice({ orm }: Session, seen: SignInDevice): Promise<string> {
  const { tenant, user, browser, userAgent, address } = seen;
  const currentValues = {
    device_type: deviceTypeOf(userAgent),
    ip: address,
    data: userAgent.slice(0, maxUserAgentLength),
    updated_at: sql`now()`,
  };
  const [row] = await orm
    .insert(devices)
    .values({ tenant_id: tenant, id: newId(), user_id: user, browser, ...currentValues })
    .onConflictDoUpdate({ target: [devices.tenant_id, devices.user_id, devices.browser], set: currentValues })
    .returning({ id: devices.id });
  if (!row) throw new Error('The device was not stored.');
  return row.id;
}

/** Deletes the user's devices that have no session and were not seen for long. */
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

/** Returns the kind of device, for its icon. An unknown device counts as a desktop. */
export function deviceTypeOf(userAgent: string): 'desktop' | 'mobile' | 'tablet' {
  const type = userAgent && Bowser.parse(userAgent).platform.type;
  return type === 'mobile' || type === 'tablet' ? type : 'desktop';
}
