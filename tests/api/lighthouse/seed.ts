import { eq, getTableName } from 'drizzle-orm';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { Database, Session } from '../../../server/database/database';
import { newId } from '../../../server/database/ids';
import { secureTables } from '../../../server/database/security';
import { permissions, rolePermissions, roles } from '../../../server/areas/identity/tables';
import { recordedMethods } from './area';
import * as tables from './tables';

/** Id of the demo's first tenant, to which the tests give the recorded rows. */
const tenant_id = '1';

/** Time at which all deleted vehicles were deleted. */
export const deletedAt = '2026-01-01T00:00:00Z';

/** Ids of the last vehicle that is not deleted, and of the last of the three deleted ones. */
export const lastLiveVehicleId = 22;
export const lastVehicleId = 25;

/**
 * Creates the tables of the recorded Lighthouse server in Waybill's database, and permits administrators to call the
 * methods on them.
 */
export function createRecordedTables(database: Database): Promise<void> {
  return database.system(async (session) => {
    for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables))) {
      await session.rows({ text: statement, params: [] });
    }
    await secureTables(session);
    await grantMethods(session);
  });
}

/** Resets the tables to the rows with which the recording began. Called before each file of recorded cases. */
export function resetRecordedRows(database: Database): Promise<void> {
  return database.system(async (session) => {
    const names = Object.values(tables).map((table) => `"${getTableName(table)}"`);
    await session.rows({ text: `TRUNCATE ${names.join(', ')}`, params: [] });
    await insertRows(session);
  });
}

async function grantMethods({ orm }: Session): Promise<void> {
  const permission_id = newId();
  await orm.insert(permissions).values({
    id: permission_id,
    code: 'recorded',
    title_en: 'Recorded',
    title_pl: 'Nagrane',
    methods: recordedMethods,
  });
  const holders = await orm.select().from(roles).where(eq(roles.name, 'admin'));
  await orm
    .insert(rolePermissions)
    .values(holders.map((role) => ({ tenant_id: role.tenant_id, role_id: role.id, permission_id })));
}

/** Inserts the rows that the recorded server had when the recording began. */
async function insertRows({ orm }: Session): Promise<void> {
  const ids = Array.from({ length: lastVehicleId }, (_, index) => index + 1);
  const makes = ['Volvo', 'volvo', 'Scania', 'MAN', null];
  await orm.insert(tables.depotsTable).values([
    { tenant_id, id: '1', name: 'North' },
    { tenant_id, id: '2', name: 'South' },
  ]);
  await orm.insert(tables.vehiclesTable).values(
    ids.map((id) => ({
      tenant_id,
      id: String(id),
      plate: `AA-${String(id).padStart(3, '0')}`,
      make: makes[id % makes.length] ?? null,
      mileage: id % 7 === 0 ? null : id * 1000,
      active: id % 2 === 1,
      meta: { color: id % 2 === 1 ? 'red' : 'blue' },
      depot_id: id % 3 === 0 ? null : String(id % 3),
      deleted_at: id > lastLiveVehicleId ? deletedAt : null,
    })),
  );
  await orm.insert(tables.tripsTable).values([
    { tenant_id, id: '1', vehicle_id: '1', label: 't1', km: 10 },
    { tenant_id, id: '2', vehicle_id: '1', label: 't2', km: 30 },
    { tenant_id, id: '3', vehicle_id: '2', label: 't3', km: 100 },
    { tenant_id, id: '4', vehicle_id: '4', label: 't4', km: 5 },
  ]);
  await orm.insert(tables.driversTable).values([
    { tenant_id, id: '1', name: 'Ann' },
    { tenant_id, id: '2', name: 'Ben' },
  ]);
  await orm.insert(tables.driverVehicleTable).values([
    { tenant_id, driver_id: '1', vehicle_id: '1' },
    { tenant_id, driver_id: '2', vehicle_id: '1' },
    { tenant_id, driver_id: '2', vehicle_id: '2' },
    { tenant_id, driver_id: '1', vehicle_id: '3' },
  ]);
}
