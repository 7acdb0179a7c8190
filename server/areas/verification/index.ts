import type { Area } from '../area';
import { verificationRequestEntity } from './queue';
import { reviewVerification } from './review';

/** Area in which the operator reviews verification requests. Only this area lists records of all tenants. */
export const verificationArea: Area = {
  name: 'verification',
  entities: [verificationRequestEntity],
  mutations: { reviewVerification },
};
