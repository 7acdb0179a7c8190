import type { Area } from '../area';
import { company, companyAddress, contactPerson } from './company';
import { tenant, tenantStatistics } from './tenant';
import { entityVerification, sendForVerification } from './verification';

/** The companies that use Waybill, and the verification of what is theirs. */
export const tenancy: Area = {
  name: 'tenancy',
  entities: [entityVerification, companyAddress, contactPerson, company, tenantStatistics, tenant],
  mutations: { updateCompanyForVerification: sendForVerification(company, 'status') },
};
