import type { Area } from '../area';
import { entityVerification } from './verification';

export { companies, contactPeople, entityVerifications, tenants } from './tables';
export { entityVerification, recordVerificationChange, sendForVerification, addVerificationStep } from './verification';

/** Tenants, and the verification of their vehicles and companies. */
export const tenancy: Area = { name: 'tenancy', entities: [entityVerification] };
