import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { WriteContext, Entity } from '../../dialect/entity';
import { publishChange } from '../../dialect/write/mutations';
import { createHistory } from '../activity';
import { normalizeEmail, normalizePhone } from '../../formats/contact';
import { addressEntity, addresses, timeZoneOfCountry } from '../geography';
import { fileField, filesField } from '../media';
import { normalizeOfficialNumber } from '../../formats/numbers';
import { advanceOnboarding, hasUnfinishedOnboarding } from '../identity';
import {
  companyProblems,
  firstCountry,
  hasVerifiedCompanyDataChanged,
  missingDataProblems,
  contactProblems,
  legalSeatText,
} from './rules';
import {
  companies,
  contactPeople,
  defaultTimeZone,
  entityVerificationEntity,
  recordVerificationChange,
  tenants,
} from '../tenancy';

/** An address of a company. It can be created and changed only through its company. */
export const companyAddressEntity: Entity = {
  type: 'CompanyAddress',
  table: addresses,
  fields: {},
  methods: {},
  rules: addressEntity.rules,
  unique: addressEntity.unique,
};

/** A contact person of a company. It can be created and changed only through its company. */
export const contactPersonEntity: Entity = {
  type: 'ContactPerson',
  table: contactPeople,
  fields: {},
  methods: {},
  rules: {
    derive: ({ after }) => ({ phone: normalizePhone(after.phone), email: normalizeEmail(after.email) }),
    check: ({ after }) => contactProblems(after),
  },
};

/** A tenant's registered data. It can be created and changed only through its tenant. */
export const companyEntity: Entity = {
  type: 'Company',
  table: companies,
  fields: {
    legal_address: addressField('LEGAL_ADDRESS'),
    actual_address: addressField('ACTUAL_ADDRESS'),
    logo: fileField('company_id', 'logo'),
    media: filesField('company_id', 'papers'),
    contact_people: { kind: 'hasMany', entity: () => contactPersonEntity, foreign: 'company_id' },
    verifications: {
      kind: 'hasMany',
      entity: () => entityVerificationEntity,
      foreign: 'entity_id',
      fixed: { entity_type: 'COMPANY' },
      order: { column: 'created_at', direction: 'DESC' },
    },
  },
  methods: {},
  history: createHistory({ subject: 'COMPANY', title: 'name' }),
  rules: {
    derive: deriveCompany,
    check: async ({ before, after, session, tenant }) =>
      companyProblems(after, before, await hasUnfinishedOnboarding(session, tenant)),
    after: async ({ before, after, session, tenant, user, id }) => {
      if (!before) return;
      await setFirstTimeZone(session, tenant, firstCountry(before, after));
      const change = { from: before.status, to: after.status, changed: hasVerifiedCompanyDataChanged(before, after) };
      if (Object.keys(missingDataProblems(after)).length === 0)
        await advanceOnboarding(session, tenant, 'COMPANY_DATA_READY');
      await recordVerificationChange(session, { type: 'COMPANY', tenant, id }, change);
      // Clients cannot subscribe to companies, so the change is published as an update of the tenant.
      if (before.status !== after.status)
        await publishChange({ session, tenant, user }, { table: tenants }, tenant, 'UPDATED');
    },
  },
};

/** Sets the time zone of a tenant's first country, unless the tenant has chosen one. */
async function setFirstTimeZone({ orm }: Session, tenant: string, country: string | undefined): Promise<void> {
  const time_zone = country && timeZoneOfCountry(country);
  if (!time_zone) return;
  await orm
    .update(tenants)
    .set({ time_zone })
    .where(and(eq(tenants.id, tenant), eq(tenants.time_zone, defaultTimeZone)));
}

function addressField(direction: 'LEGAL_ADDRESS' | 'ACTUAL_ADDRESS') {
  const fixed = { addressable_type: 'COMPANY', direction };
  return { kind: 'hasOne', entity: () => companyAddressEntity, foreign: 'addressable_id', fixed } as const;
}

function deriveCompany({ before, after, owned }: WriteContext) {
  const derived = {
    vat_number: normalizeOfficialNumber(after.vat_number),
    eori: normalizeOfficialNumber(after.eori),
    phone: normalizePhone(after.phone),
    email: normalizeEmail(after.email),
    ...(owned.legal_address ? { legal_seat: legalSeatText(owned.legal_address) } : {}),
  };
  const losesVerification =
    before?.status === 'VERIFIED' && hasVerifiedCompanyDataChanged(before, { ...after, ...derived });
  return losesVerification ? { ...derived, status: 'NOT_VERIFIED' } : derived;
}
