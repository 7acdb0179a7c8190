import { eq, isNull, max } from 'drizzle-orm';
import { isId } from '../../database/ids';
import { type Entity, type RowValues, createViewEntity } from '../../dialect/entity';
import { CachedRead, type ReadContext } from '../../dialect/write/cached-read';
import { entityMethods } from '../entity-methods.generated';
import { createHistory } from '../activity';
import { registerQuota } from '../entitlements';
import { fileField, filesField } from '../media';
import { entityVerificationEntity, recordVerificationChange } from '../tenancy';
import { validityProblems } from '../validity';
import { vehicleClassEntity, vehicleMakeEntity, vehicleModelEntity } from './dictionaries';
import { prepareMakesAndModels, readChosenMakeAndModel } from './makes';
import { plateProblems, preparePlateChecks } from './plates';
import {
  classProblems,
  type ClassLimits,
  makeAndModelText,
  hasVerifiedVehicleDataChanged,
  losesVerification,
  normalizePlate,
  vehicleProblems,
} from './rules';
import { vehicleClasses, vehicles } from './tables';

/** A vehicle of the tenant. */
export const vehicleEntity: Entity = {
  type: 'Vehicle',
  table: vehicles,
  fields: {
    vehicle_class: { kind: 'belongsTo', entity: () => vehicleClassEntity, column: 'vehicle_class_id' },
    vehicle_make: { kind: 'belongsTo', entity: () => vehicleMakeEntity, column: 'vehicle_make_id' },
    vehicle_model: { kind: 'belongsTo', entity: () => vehicleModelEntity, column: 'vehicle_model_id' },
    preview: fileField('vehicle_id', 'photos'),
    media: filesField('vehicle_id'),
    verifications: {
      kind: 'hasMany',
      entity: () => entityVerificationEntity,
      foreign: 'entity_id',
      fixed: { entity_type: 'VEHICLE' },
      order: { column: 'created_at', direction: 'DESC' },
    },
  },
  methods: entityMethods.Vehicle,
  history: createHistory({ subject: 'VEHICLE', title: 'license' }),
  quota: registerQuota('vehicles', {
    table: vehicles,
    condition: isNull(vehicles.deleted_at),
    counts: ({ deleted_at }) => !deleted_at,
  }),
  unique: { vehicles_license_unique: 'license', vehicles_vin_unique: 'vin' },
  rules: {
    areRecordsIndependent: () => true,
    prepareBatch: async (context, records) => {
      await preparePlateChecks(context, records);
      await prepareMakesAndModels(context, records);
    },
    derive: async ({ before, after, ...change }) => ({
      license: normalizePlate(after.license),
      vin: typeof after.vin === 'string' ? after.vin.toUpperCase().replace(/\s/g, '') : (after.vin ?? null),
      brand_model: makeAndModelText(after, await readChosenMakeAndModel(change, after)),
      ...(before && losesVerification(before, after) ? { verify: 'NOT_VERIFIED' } : {}),
    }),
    check: async (change) => {
      const { before, after } = change;
      return {
        ...(await plateProblems(change)),
        ...classProblems(before, after, await readClassLimits(change, after)),
        ...vehicleProblems(after, await readChosenMakeAndModel(change, after), new Date()),
        ...validityProblems(after, ['inspection_until', 'insurance_until']),
      };
    },
    after: async ({ before, after, session, tenant, id }) => {
      if (!before) return;
      const change = { from: before.verify, to: after.verify, changed: hasVerifiedVehicleDataChanged(before, after) };
      await recordVerificationChange(session, { type: 'VEHICLE', tenant, id }, change);
    },
  },
};

/** Vehicles for lists, with the computed field `brief`: plate, make and model as one text. */
export const vehicleView = createViewEntity(vehicleEntity, {
  type: 'VehicleView',
  list: 'vehiclesView',
  fields: {
    brief: {
      kind: 'computed',
      needs: ['license', 'brand_model'],
      sql: (license, brandAndModel) => `concat_ws(' · ', ${license}, ${brandAndModel})`,
    },
  },
});

/** Reads the limits of the class of a row; without a class, those that no class exceeds. */
function readClassLimits(context: ReadContext, { vehicle_class_id }: RowValues): Promise<ClassLimits> {
  return cachedClassLimits.get(context, isId(vehicle_class_id) ? vehicle_class_id : '');
}

const cachedClassLimits = new CachedRead(async ({ orm }, classId): Promise<ClassLimits> => {
  const { id, max_places, max_payload, can_carry_cargo } = vehicleClasses;
  if (classId) {
    const [row] = await orm
      .select({ max_places, max_payload, carries: can_carry_cargo })
      .from(vehicleClasses)
      .where(eq(id, classId));
    if (row) return row;
  }
  const [most] = await orm.select({ max_places: max(max_places), max_payload: max(max_payload) }).from(vehicleClasses);
  return { max_places: most?.max_places ?? null, max_payload: most?.max_payload ?? null, carries: true };
});
