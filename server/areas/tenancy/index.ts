import type { Area } from '../area';
import { entityVerification } from './verification';

export { companies, contactPeople, entityVerifications, tenants } from './tables';
export { entityVerification, recordVerificationChange, sendForVerification, addVerificationStep } from './verification';

/** The area of tenants' tables and of the steps by which their vehicles and companies are verified. */
export const tenancyArea: Area = { name: 'tenancy', entities: [entityVerification] };
