import type { EntityExtension } from '../../dialect/extension';
import type { Area } from '../area';
import { userEntity } from '../identity';
import { createUserCompanyEntity } from './user-company';
import { companyEntity, companyAddressEntity, contactPersonEntity } from './company';
import { tenantEntity, tenantStatisticsEntity } from './tenant';
import { sendForVerification } from '../tenancy';

export { companyEntity } from './company';
export { legalSeatText } from './rules';
export { tenantEntity } from './tenant';

/** Adds the field `tenant` to users. */
const userExtension: EntityExtension = {
  entity: userEntity,
  fields: { tenant: { kind: 'belongsTo', entity: () => createUserCompanyEntity(), column: 'tenant_id' } },
};

/** The area of a tenant's own data: company, contact people, statistics. */
export const companyArea: Area = {
  name: 'company',
  entities: [companyAddressEntity, contactPersonEntity, companyEntity, tenantStatisticsEntity, tenantEntity],
  extensions: [userExtension],
  mutations: { updateCompanyForVerification: sendForVerification(companyEntity, 'status') },
};
