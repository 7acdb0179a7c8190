import type { WriteContext, Entity } from '../../dialect/entity';
import { publishChange } from '../../dialect/write/mutations';
import { historyOf } from '../activity';
import { phoneAsKept } from '../../formats/contact';
import { address, addresses } from '../geography';
import { fileOf, filesOf } from '../media';
import { numberAsKept } from '../../formats/numbers';
import { advance, isRegistering } from '../identity';
import { companyProblems, isOtherCompany, missingData, reachProblems, seatOf } from './rules';
import { companies, contactPeople, entityVerification, keepVerification, tenants } from '../tenancy';

/** An address of a company, written with it. */
export const companyAddress: Entity = {
  type: 'CompanyAddress',
  table: addresses,
  fields: {},
  methods: {},
  rules: address.rules,
  unique: address.unique,
};

/** Whom to speak to at a company; written with it. */
export const contactPerson: Entity = {
  type: 'ContactPerson',
  table: contactPeople,
  fields: {},
  methods: {},
  rules: {
    derive: ({ after }) => ({ phone: phoneAsKept(after.phone), email: emailAsKept(after.email) }),
    check: ({ after }) => reachProblems(after),
  },
};

/** A tenant's registered data; written with its tenant. */
export const company: Entity = {
  type: 'Company',
  table: companies,
  fields: {
    legal_address: addressOf('LEGAL_ADDRESS'),
    actual_address: addressOf('ACTUAL_ADDRESS'),
    logo: fileOf('company_id', 'logo'),
    media: filesOf('company_id', 'papers'),
    contact_people: { kind: 'hasMany', entity: () => contactPerson, foreign: 'company_id' },
    verifications: {
      kind: 'hasMany',
      entity: () => entityVerification,
      foreign: 'entity_id',
      fixed: { entity_type: 'COMPANY' },
      order: { column: 'created_at', direction: 'DESC' },
    },
  },
  methods: {},
  history: historyOf({ subject: 'COMPANY', title: 'name' }),
  rules: {
    derive: deriveCompany,
    check: async ({ before, after, session, tenant }) =>
      companyProblems(after, before, await isRegistering(session, tenant)),
    after: async ({ before, after, session, tenant, user, id }) => {
      if (!before) return;
      const course = { from: before.status, to: after.status, changed: isOtherCompany(before, after) };
      if (Object.keys(missingData(after)).length === 0) await advance(session, tenant, 'COMPANY_DATA_READY');
      await keepVerification(session, { type: 'COMPANY', tenant, id }, course);
      // Companies have no list of their own: who looks at one looks at its tenant.
      if (before.status !== after.status)
        await publishChange({ session, tenant, user }, { table: tenants }, tenant, 'UPDATED');
    },
  },
};

function addressOf(direction: 'LEGAL_ADDRESS' | 'ACTUAL_ADDRESS') {
  const fixed = { addressable_type: 'COMPANY', direction };
  return { kind: 'hasOne', entity: () => companyAddress, foreign: 'addressable_id', fixed } as const;
}

function deriveCompany({ before, after, owned }: WriteContext) {
  const derived = {
    vat_number: numberAsKept(after.vat_number),
    eori: numberAsKept(after.eori),
    phone: phoneAsKept(after.phone),
    email: emailAsKept(after.email),
    ...(owned.legal_address ? { legal_seat: seatOf(owned.legal_address) } : {}),
  };
  const lost = before?.status === 'VERIFIED' && isOtherCompany(before, { ...after, ...derived });
  return lost ? { ...derived, status: 'NOT_VERIFIED' } : derived;
}

function emailAsKept(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : (value ?? null);
}
