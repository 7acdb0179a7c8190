import type { Session } from '../../database/database';
import type { Entity, RowValues } from '../../dialect/entity';
import { createHistory } from '../activity';
import type { Area } from '../area';
import { entityMethods } from '../entity-methods.generated';
import { vehicleEntity } from '../fleet';
import { colleagueEntity, hasRolePermission } from '../identity';
import { absenceProblems, isDriverAbsence } from './rules';
import { absences } from './tables';

export { absences } from './tables';

/** A time in which a driver or vehicle cannot be planned. */
export const absenceEntity: Entity = {
  type: 'Absence',
  table: absences,
  fields: {
    driver: { kind: 'belongsTo', entity: colleagueEntity, column: 'driver_id' },
    vehicle: { kind: 'belongsTo', entity: () => vehicleEntity, column: 'vehicle_id' },
    brief: {
      kind: 'computed',
      needs: ['driver.display_name', 'vehicle.license'],
      sql: (driver, vehicle) => `coalesce(${driver}, ${vehicle})`,
    },
  },
  methods: entityMethods.Absence,
  history: createHistory({ subject: 'ABSENCE', title: readAbsentTitle }),
  rules: {
    // Changing the kind from a driver's to a vehicle's leaves the other one without meaning.
    derive: ({ after }) => (isDriverAbsence(after.kind) ? { vehicle_id: null } : { driver_id: null }),
    check: async ({ before, after, session, tenant }) => {
      const problems = absenceProblems(after);
      const driver = after.driver_id;
      if (typeof driver !== 'string' || driver === before?.driver_id) return problems;
      const canDrive = await hasRolePermission(session, tenant, driver, 'routes.drive');
      return canDrive ? problems : { ...problems, driver: [{ code: 'not_driver' }] };
    },
  },
};

/** Returns the name of the driver, or the registration plate of the vehicle. */
async function readAbsentTitle(
  { driver_id, vehicle_id }: RowValues,
  { session, tenant }: { session: Session; tenant: string },
): Promise<string | null> {
  const text = `SELECT coalesce((SELECT display_name FROM users WHERE tenant_id = $1 AND id = $2),
    (SELECT license FROM vehicles WHERE tenant_id = $1 AND id = $3))`;
  const [row] = await session.rows({ text, params: [tenant, driver_id ?? null, vehicle_id ?? null] });
  return row?.[0] ?? null;
}

/** The area of times in which drivers and vehicles cannot be planned. */
export const absencesArea: Area = { name: 'absences', entities: [absenceEntity] };
