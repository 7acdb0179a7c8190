import { inArray, notInArray, sql } from 'drizzle-orm';
import type { Mutation, Query, Subscription } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { permissions, rolePermissions } from './tables';

/** Name of a root field of the contract. */
type MethodName = Exclude<keyof Query | keyof Mutation | keyof Subscription, '__typename'>;

/** Methods that anybody may call, signed in or not. */
export const publicMethods: ReadonlySet<string> = new Set<MethodName>(['login', 'refreshToken']);

/** Methods that everybody who is signed in may call: they reach nothing but the caller's own. */
export const ownMethods: ReadonlySet<string> = new Set<MethodName>(['userDevices', 'deleteDevice', 'idGenerator', 'changes']);

interface PermissionGroup {
  code: string;
  title_en: string;
  title_pl: string;
  methods: readonly MethodName[];
}

/** Every permission there is. A role holds some of them; a method that is in none can be called by nobody. */
export const catalogue = [
  {
    code: 'vehicles.read',
    title_en: 'See vehicles',
    title_pl: 'Przeglądanie pojazdów',
    methods: ['vehicles', 'vehiclesView', 'vehicleClass', 'vehicleMake', 'vehicleModels'],
  },
  {
    code: 'vehicles.write',
    title_en: 'Add and change vehicles',
    title_pl: 'Dodawanie i edycja pojazdów',
    methods: ['createVehicle', 'updateVehicle', 'updateVehicleStatus'],
  },
  {
    code: 'vehicles.delete',
    title_en: 'Delete and restore vehicles',
    title_pl: 'Usuwanie i przywracanie pojazdów',
    methods: ['deleteVehicle', 'restoreVehicle'],
  },
  {
    code: 'customers.read',
    title_en: 'See customers',
    title_pl: 'Przeglądanie klientów',
    methods: ['customers', 'customersView'],
  },
  {
    code: 'customers.write',
    title_en: 'Add and change customers',
    title_pl: 'Dodawanie i edycja klientów',
    methods: ['createCustomer', 'updateCustomer'],
  },
  {
    code: 'customers.delete',
    title_en: 'Delete and restore customers',
    title_pl: 'Usuwanie i przywracanie klientów',
    methods: ['deleteCustomer', 'restoreCustomer'],
  },
] as const satisfies readonly PermissionGroup[];

/** Code of a permission. */
export type PermissionCode = (typeof catalogue)[number]['code'];

/**
 * Brings the table up to the catalogue: new permissions come, changed ones change, removed ones leave all roles.
 * @returns codes of the permissions that are new.
 */
export async function writePermissions({ orm }: Session): Promise<string[]> {
  const known = await orm.select({ code: permissions.code }).from(permissions);
  const before = new Set(known.map(({ code }) => code));
  const { title_en, title_pl, methods } = permissions;
  await orm
    .insert(permissions)
    .values(catalogue.map((group) => ({ ...group, methods: [...group.methods], id: newId() })))
    .onConflictDoUpdate({
      target: permissions.code,
      set: { title_en: sql`excluded.title_en`, title_pl: sql`excluded.title_pl`, methods: sql`excluded.methods` },
      setWhere: sql`(${title_en}, ${title_pl}, ${methods}) IS DISTINCT FROM (excluded.title_en, excluded.title_pl, excluded.methods)`,
    });
  const codes = catalogue.map(({ code }) => code);
  const removed = notInArray(permissions.code, codes);
  const removedIds = orm.select({ id: permissions.id }).from(permissions).where(removed);
  await orm.delete(rolePermissions).where(inArray(rolePermissions.permission_id, removedIds));
  await orm.delete(permissions).where(removed);
  return codes.filter((code) => !before.has(code));
}
