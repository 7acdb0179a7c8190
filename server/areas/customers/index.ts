import type { Area } from '../area';
import { customerEntity, customerProfileEntity, customerView } from './customer';

export { customerEntity, customerReadPermissions } from './customer';
export { customerProfiles, customers, isErasedPersonSql } from './tables';

/** Customers of tenants. */
export const customersArea: Area = {
  name: 'customers',
  entities: [customerProfileEntity, customerEntity, customerView],
};
