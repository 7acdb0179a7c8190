import type { Area } from '../area';
import { entityVerificationEntity } from './verification';

export { currentTenantsSql, runForEachTenant, type TenantsJobContext } from './for-each-tenant';
export { companies, contactPeople, defaultTimeZone, entityVerifications, tenants } from './tables';
export {
  entityVerificationEntity,
  recordVerificationChange,
  sendForVerification,
  addVerificationStep,
} from './verification';

/** The area of tenants' tables and of the steps by which their vehicles and companies are verified. */
export const tenancyArea: Area = { name: 'tenancy', entities: [entityVerificationEntity] };
