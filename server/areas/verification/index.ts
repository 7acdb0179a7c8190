import type { Area } from '../area';
import { verificationRequest } from './queue';
import { reviewVerification } from './review';

/** Area of the operator's review of verification requests, the only one that reads across tenants. */
export const verification: Area = {
  name: 'verification',
  entities: [verificationRequest],
  mutations: { reviewVerification },
};
