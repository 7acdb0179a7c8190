import type { ColumnSql } from '../../../dialect/entity';
import { normalizeEmail } from '../../../formats/contact';
import { normalizeOfficialNumber } from '../../../formats/numbers';
import { customerEntity } from '../../customers';
import type { ImportDefinition } from '../definition';

/** Returns SQL of a column of a customer's profile. */
export const profileColumnSql = (column: ColumnSql, name: string) =>
  `(SELECT p.${name} FROM customer_profiles p WHERE p.tenant_id = ${column('tenant_id')} AND p.id = ${column('profile_id')})`;

const text = { kind: 'text' } as const;

/** The import of customers, each with its profile and address. */
export const customerImport: ImportDefinition = {
  resource: 'customers',
  entity: customerEntity,
  fields: {
    'profile.type': { kind: 'enum', values: ['BUSINESS', 'PERSONAL'], initial: 'BUSINESS' },
    'profile.company_name': text,
    'profile.first_name': text,
    'profile.last_name': text,
    'profile.phone': { kind: 'phone', required: true },
    'profile.email': { kind: 'text', required: true },
    'profile.tax_number': text,
    'profile.company_id': text,
    'profile.vat': text,
    'profile.eori': text,
    'profile.director_first_name': text,
    'profile.director_last_name': text,
    'profile.contact_first_name': text,
    'profile.contact_last_name': text,
    'address.country': { kind: 'country' },
    'address.state': text,
    'address.city': text,
    'address.zip': text,
    'address.street': text,
    'address.house_number': text,
    'address.apartment': text,
  },
  keys: {
    'profile.email': { sql: (column) => column('email'), normalize: (typed) => normalizeEmail(typed) ?? '' },
    'profile.vat': {
      sql: (column) => profileColumnSql(column, 'vat'),
      normalize: (typed) => String(normalizeOfficialNumber(typed)),
    },
    'profile.tax_number': { sql: (column) => profileColumnSql(column, 'tax_number'), normalize: (typed) => typed },
  },
};
