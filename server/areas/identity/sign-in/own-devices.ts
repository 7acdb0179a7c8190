import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { Device, DevicesSignedOut, QueryUserDevicesArgs } from '../../../contract.generated';
import type { RequestContext } from '../../../dialect/context';
import type { DrizzleQueryBuilder } from '../../../database/database';
import type { Entity } from '../../../dialect/entity';
import { invalidInputError } from '../../../dialect/errors';
import { listRecords, type ListPage } from '../../../dialect/list';
import { requireCaller } from '../../../dialect/methods';
import { SqlParameters } from '../../../dialect/parameters';
import { type FieldSelection, fieldSelectionOf } from '../../../dialect/selection';
import { deviceNameOf } from '../mails/device-name';
import { invalidateAccess } from '../permissions/access-cache';
import { deleteKnownBrowsers } from './devices';
import { colleagueEntity } from '../people/user';
import { devices } from '../tables';

const userDevice: Entity = {
  type: 'UserDevice',
  table: devices,
  fields: { user: { kind: 'belongsTo', entity: colleagueEntity, column: 'user_id' } },
  methods: {},
};

/** The caller, who lists or deletes the own devices. */
interface DeviceOwner {
  tenant: string;
  user: string;
  /** The device that the call comes from. */
  device: string;
}

/** Lists the caller's own devices. */
export function listOwnDevices(
  args: QueryUserDevicesArgs,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<ListPage> {
  const owner = requireCaller(context);
  const ofOwner = { column: 'user_id', operator: 'EQ', value: owner.user } as const;
  const statement = {
    tenant: owner.tenant,
    user: owner.user,
    permissions: owner.permissions,
    language: context.language,
    parameters: new SqlParameters(),
    aliases: 0,
  };
  return context.database.read(owner.tenant, async (session) => {
    const where = { AND: [ofOwner, args.where ?? {}] };
    const { paginatorInfo, data } = await listRecords(
      session,
      userDevice,
      { ...args, where },
      idsAndUsers(fieldSelectionOf(info)),
      statement,
    );
    const ids = data.map(({ id }) => String(id));
    const found = new Map((await readDevices(session.orm, owner, ids)).map((device) => [device.id, device]));
    const page = data.flatMap(({ id, user }) => {
      const device = found.get(String(id));
      return device ? [{ id: device.id, updated_at: device.updated_at, device, user }] : [];
    });
    return { paginatorInfo, data: page };
  });
}

/** Deletes one of the caller's devices and its sessions. Returns null when the caller has no such device. */
export async function deleteOwnDevice(id: string, context: RequestContext): Promise<Device | null> {
  const owner = requireCaller(context);
  const { tenant, user } = owner;
  const gone = await context.database.write(tenant, async (session) => {
    // The id is compared as text, because it may have too many digits for a bigint.
    if (!/^\d+$/.test(id)) return undefined;
    const condition = and(isOwnedBy(owner), sql`${devices.id}::text = ${id}`);
    const [deleted] = await session.orm.delete(devices).where(condition).returning();
    if (!deleted) return undefined;
    await invalidateAccess(session, tenant);
    // A browser on which the user signs out stays known; a browser that is signed out from another device does not.
    if (deleted.id !== owner.device) await deleteKnownBrowsers(session, tenant, user, [deleted.browser]);
    return deviceOf(deleted, owner);
  });
  if (!gone) return null;
  context.log.info({ tenant, user, device: gone.id, current: gone.current_user_device }, 'signed out');
  return gone;
}

/** Deletes all of the caller's devices except `id`. @throws ContractError when that device is not the caller's */
export async function deleteOtherOwnDevices(id: string, context: RequestContext): Promise<DevicesSignedOut> {
  const owner = requireCaller(context);
  const { tenant, user } = owner;
  const gone = await context.database.write(tenant, async (session) => {
    const { orm } = session;
    const keptDevices = /^\d+$/.test(id)
      ? await orm
          .select({ id: devices.id })
          .from(devices)
          .where(and(isOwnedBy(owner), sql`${devices.id}::text = ${id}`))
      : [];
    if (!keptDevices[0]) throw invalidInputError({ id: [{ code: 'not_found' }] });
    const deleted = await orm
      .delete(devices)
      .where(and(isOwnedBy(owner), ne(devices.id, keptDevices[0].id)))
      .returning();
    await invalidateAccess(session, tenant);
    await deleteKnownBrowsers(
      session,
      tenant,
      user,
      deleted.filter((device) => device.id !== owner.device).map(({ browser }) => browser),
    );
    return deleted;
  });
  context.log.info({ tenant, user, kept: id, count: gone.length }, 'signed out on other devices');
  return { count: gone.length };
}

/** Returns the selection with only the ids and users of its records. */
function idsAndUsers(selection: FieldSelection): FieldSelection {
  return new Map(
    [...selection].map(([name, inner]) => {
      const user = inner.get('user');
      return [name, name === 'data' ? new Map([['id', new Map()], ...(user ? [['user', user] as const] : [])]) : inner];
    }),
  );
}

async function readDevices(orm: DrizzleQueryBuilder, owner: DeviceOwner, ids: readonly string[]): Promise<Device[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select()
    .from(devices)
    .where(and(isOwnedBy(owner), inArray(devices.id, [...ids])));
  return rows.map((row) => deviceOf(row, owner));
}

function isOwnedBy({ tenant, user }: DeviceOwner) {
  return and(eq(devices.tenant_id, tenant), eq(devices.user_id, user));
}

function deviceOf(row: typeof devices.$inferSelect, { device }: DeviceOwner): Device {
  const { id, device_type, ip, data, updated_at } = row;
  const name = deviceNameOf(data ?? '') ?? data?.slice(0, 60) ?? '';
  return { id, device_type, ip, data, name, updated_at, current_user_device: id === device };
}
