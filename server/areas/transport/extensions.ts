import type { EntityExtension } from '../../dialect/extension';
import { absenceEntity } from '../absences';
import { customerEntity, customerReadPermissions } from '../customers';
import { vehicleEntity, vehicleView } from '../fleet';
import { addressEntity } from '../geography';
import { userEntity } from '../identity';
import { visibleAddressesPolicy } from './row-policies';
import { updateCrewTexts } from './crew-text';
import { updateCustomerCopies } from './customer-copies';
import { requestEntity } from './request';
import { routeEntity } from './route';
import { customerRatesEntity, customerStatisticEntity, userRatesEntity, userStatisticEntity } from './statistics';
import { reportLegsOfAbsence, reportLegsOfChanged, reportLegsOfDeleted, reportLegsOfDriver } from './crew-legs';

/** Adds request statistics and ratings to customers. A new name or city is copied to the customer's requests. */
const customerExtension: EntityExtension = {
  entity: customerEntity,
  fields: {
    statistic: { kind: 'belongsTo', entity: () => customerStatisticEntity, column: 'id' },
    rates: { kind: 'belongsTo', entity: () => customerRatesEntity, column: 'id' },
  },
  restrictedFields: { statistic: customerReadPermissions, rates: customerReadPermissions },
  after: updateCustomerCopies,
};

/** Adds work statistics and ratings to users. Requests are found by a driver's new name, and legs of a driver are reported. */
const userExtension: EntityExtension = {
  entity: userEntity,
  fields: {
    statistic: { kind: 'belongsTo', entity: () => userStatisticEntity, column: 'id' },
    rates: { kind: 'belongsTo', entity: () => userRatesEntity, column: 'id' },
  },
  after: async (change) => {
    const { before, owned, session, tenant, id } = change;
    if (before && owned.profile) await updateCrewTexts(session, tenant, { driver: id });
    await reportLegsOfDriver(change);
  },
};

/** Adds the legs and requests to which a vehicle is assigned to the list of vehicles. */
const vehicleExtension: EntityExtension = {
  entity: vehicleView,
  fields: {
    routes: {
      kind: 'tied',
      entity: () => routeEntity,
      on: (own, leg) => `(${leg('vehicle_id')} = ${own('id')} OR ${leg('truck_id')} = ${own('id')})`,
    },
    service_transportations: {
      kind: 'tied',
      entity: () => requestEntity,
      on: (own, other) =>
        `${other('id')} IN (SELECT l.service_transportation_id FROM routes l` +
        ` WHERE l.tenant_id = ${own('tenant_id')} AND (l.vehicle_id = ${own('id')} OR l.truck_id = ${own('id')}))`,
    },
  },
};

/** Reports legs that a changed or deleted vehicle makes break rules. Requests are found by a vehicle's new plate. */
const vehicleLegsExtension: EntityExtension = {
  entity: vehicleEntity,
  after: async (change) => {
    const { before, after, session, tenant, id } = change;
    if (before && before.license !== after.license) await updateCrewTexts(session, tenant, { vehicle: id });
    await reportLegsOfChanged(change);
  },
  afterDeleteAll: reportLegsOfDeleted,
};

/** Reports legs of those whose absence is created, changed or deleted. */
const absenceExtension: EntityExtension = {
  entity: absenceEntity,
  after: (change) => reportLegsOfAbsence(change, change.before, change.after),
  afterDelete: (removal) => reportLegsOfAbsence(removal, removal.before),
};

/** Hides addresses of requests and legs that the caller may not see. */
const addressExtension: EntityExtension = { entity: addressEntity, rowPolicy: visibleAddressesPolicy };

/** Extensions of the entities that requests refer to. */
export const transportExtensions: readonly EntityExtension[] = [
  customerExtension,
  userExtension,
  vehicleExtension,
  vehicleLegsExtension,
  absenceExtension,
  addressExtension,
];
