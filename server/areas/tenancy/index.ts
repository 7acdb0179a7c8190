import type { Area } from '../area';
import { entityVerification } from './verification';

export { companies, contactPeople, entityVerifications, tenants } from './tables';
export { entityVerification, recordVerificationChange, sendForVerification, addVerificationStep } from './verification';

/** The tenants, and the verification of what is theirs. */
export const tenancy: Area = { name: 'tenancy', entities: [entityVerification] };
