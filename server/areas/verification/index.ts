import type { Area } from '../area';
import { verificationRequest } from './queue';
import { reviewVerification } from './review';

/** The operator's review of what tenants send for verification: the only place where one tenant meets another's data. */
export const verification: Area = {
  name: 'verification',
  entities: [verificationRequest],
  mutations: { reviewVerification },
};
