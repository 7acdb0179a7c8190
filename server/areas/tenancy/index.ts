import type { Area } from '../area';
import { entityVerification } from './verification';

/** The tenants, and the verification of what is theirs. */
export const tenancy: Area = { name: 'tenancy', entities: [entityVerification] };
