import { supportedLanguages } from '../../../texts/languages';
import { customerEntity } from '../../customers';
import { serviceEntity } from '../../reference';
import { requestEntity } from '../../transport';
import type { ImportDefinition, ImportField } from '../definition';
import { profileColumnSql } from './customers';
import { makeAndModelFields } from './vehicles';

const text = { kind: 'text' } as const;
const day = { kind: 'date' } as const;

const addressFields = (prefix: string): Record<string, ImportField> => ({
  [`${prefix}.country`]: { kind: 'country' },
  [`${prefix}.state`]: text,
  [`${prefix}.city`]: text,
  [`${prefix}.zip`]: text,
  [`${prefix}.street`]: text,
  [`${prefix}.house_number`]: text,
  [`${prefix}.apartment`]: text,
});

const [fromFields, toFields] = [addressFields('addresses.FROM'), addressFields('addresses.TO')];

/**
 * The import of requests. Rows that follow one another with the same number are one request with a cargo item each. New
 * requests are drafts and get their numbers from the server.
 */
export const requestImport: ImportDefinition = {
  resource: 'service_transportations',
  entity: requestEntity,
  fields: {
    number: { kind: 'text', isReference: true },
    customer: {
      kind: 'relation',
      to: {
        entity: () => customerEntity,
        texts: (column) => [
          column('customer_name'),
          column('email'),
          profileColumnSql(column, 'vat'),
          profileColumnSql(column, 'tax_number'),
        ],
      },
    },
    service: {
      kind: 'relation',
      to: {
        entity: () => serviceEntity,
        texts: (column) => [...supportedLanguages.map((language) => column(`name_${language}`)), column('code')],
      },
    },
    price: { kind: 'number' },
    currency: text,
    to_take_to_work_from: day,
    to_take_to_work_to: day,
    delivery_date_from: day,
    delivery_date_to: day,
    ...fromFields,
    ...toFields,
    consignee_name: text,
    consignee_address: text,
    'cargo.weight': { kind: 'number' },
    'cargo.goods': text,
    'cargo.packages': { kind: 'integer' },
    'cargo.packaging': text,
    'cargo.vehicle_class': makeAndModelFields.vehicle_class,
    'cargo.vehicle_make': makeAndModelFields.vehicle_make,
    'cargo.vehicle_model': makeAndModelFields.vehicle_model,
  },
  keys: { number: { sql: (column) => column('number'), normalize: (typed) => typed.toUpperCase() } },
  parts: {
    'addresses.FROM': { relation: 'addresses', set: { direction: 'FROM' } },
    'addresses.TO': { relation: 'addresses', set: { direction: 'TO' } },
  },
  rows: { relation: 'cargo', by: 'number' },
  // A new request takes its number.
  isWrittenWhenPlanned: true,
};
