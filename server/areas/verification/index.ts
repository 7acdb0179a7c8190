import type { Area } from '../area';
import { verificationRequest } from './queue';
import { reviewVerification } from './review';

/** The operator's review of what tenants send for verification: the only place where tenants are crossed. */
export const verification: Area = {
  name: 'verification',
  entities: [verificationRequest],
  mutations: { reviewVerification },
};
