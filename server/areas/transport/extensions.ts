import type { Extension } from '../../dialect/extension';
import { customer, customerReaders } from '../customers';
import { vehicleView } from '../fleet';
import { address } from '../geography';
import { user } from '../identity';
import { ownAddresses } from './assigned';
import { renameCustomer } from './customer-names';
import { request } from './request';
import { route } from './route';
import { customerRates, customerStatistic, userRates, userStatistic } from './statistics';

/** Requests of a customer and how they were rated; a new name of the customer goes to its requests. */
const ofCustomers: Extension = {
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

/** A person's work and how it was rated. */
const ofUsers: Extension = {
  entity: user,
  fields: {
    statistic: { kind: 'belongsTo', entity: () => userStatistic, column: 'id' },
    rates: { kind: 'belongsTo', entity: () => userRates, column: 'id' },
  },
};

/** The legs and requests of a vehicle. */
const ofVehicles: Extension = {
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

/** Addresses of requests and legs are kept from callers that have no part in them. */
const ofAddresses: Extension = { entity: address, rowPolicy: ownAddresses };

/** What requests add to the records that they name. */
export const extensions: readonly Extension[] = [ofCustomers, ofUsers, ofVehicles, ofAddresses];
