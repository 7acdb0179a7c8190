import type { Entity } from '../../dialect/entity';
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

/** The area of times in which drivers and vehicles cannot be planned. */
export const absencesArea: Area = { name: 'absences', entities: [absenceEntity] };
