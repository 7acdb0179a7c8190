import type { Extension } from '../../dialect/extension';
import type { Area } from '../area';
import { user } from '../identity';
import { companyOfUser } from './user-company';
import { company, companyAddress, contactPerson } from './company';
import { tenant, tenantStatistics } from './tenant';
import { sendForVerification } from '../tenancy';

export { company } from './company';
export { legalSeatText } from './rules';
export { tenant } from './tenant';

/** Adds the field `tenant` to users. */
const userExtension: Extension = {
  entity: user,
  fields: { tenant: { kind: 'belongsTo', entity: () => companyOfUser(), column: 'tenant_id' } },
};

/** The area of a tenant's own data: company, contact people, statistics. */
export const companyArea: Area = {
  name: 'company',
  entities: [companyAddress, contactPerson, company, tenantStatistics, tenant],
  extensions: [userExtension],
  mutations: { updateCompanyForVerification: sendForVerification(company, 'status') },
};
