import type { Area } from '../area';
import { customer, customerProfile, customerView } from './customer';

export { customer, customerReaders } from './customer';
export { customerProfiles, customers } from './tables';

/** Customers of tenants. */
export const customersArea: Area = { name: 'customers', entities: [customerProfile, customer, customerView] };
