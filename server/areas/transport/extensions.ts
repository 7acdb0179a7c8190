import type { Extension } from '../../dialect/extension';
import { customer, customerReaders } from '../customers';
import { vehicleView } from '../fleet';
import { address } from '../geography';
import { user } from '../identity';
import { visibleAddressesPolicy } from './row-policies';
import { renameCustomer } from './customer-names';
import { request } from './request';
import { route } from './route';
import { customerRates, customerStatistic, userRates, userStatistic } from './statistics';

/** Adds request statistics and ratings to customers. A new customer name is copied to the customer's requests. */
const customerExtension: Extension = {
  entity: customer,
  fields: {
    statistic: { kind: 'belongsTo', entity: () => customerStatistic, column: 'id' },
    rates: { kind: 'belongsTo', entity: () => customerRates, column: 'id' },
  },
  restrictedFields: { statistic: customerReaders, rates: customerReaders },
  after: async ({ before, after, session, tenant, id }) => {
    if (before && before.customer_name !== after.customer_name)
      await renameCustomer(session, tenant, id, String(after.customer_name));
  },
};

/** Adds work statistics and ratings to users. */
const userExtension: Extension = {
  entity: user,
  fields: {
    statistic: { kind: 'belongsTo', entity: () => userStatistic, column: 'id' },
    rates: { kind: 'belongsTo', entity: () => userRates, column: 'id' },
  },
};

/** Adds the legs and requests to which a vehicle is assigned to the list of vehicles. */
const vehicleExtension: Extension = {
  entity: vehicleView,
  fields: {
    routes: {
      kind: 'tied',
      entity: () => route,
      on: (own, leg) => `(${leg('vehicle_id')} = ${own('id')} OR ${leg('truck_id')} = ${own('id')})`,
    },
    service_transportations: {
      kind: 'tied',
      entity: () => request,
      on: (own, other) =>
        `${other('id')} IN (SELECT l.service_transportation_id FROM routes l` +
        ` WHERE l.tenant_id = ${own('tenant_id')} AND (l.vehicle_id = ${own('id')} OR l.truck_id = ${own('id')}))`,
    },
  },
};

/** Hides addresses of requests and legs that the caller may not see. */
const addressExtension: Extension = { entity: address, rowPolicy: visibleAddressesPolicy };

/** Extensions of the entities that requests refer to. */
export const transportExtensions: readonly Extension[] = [
  customerExtension,
  userExtension,
  vehicleExtension,
  addressExtension,
];
