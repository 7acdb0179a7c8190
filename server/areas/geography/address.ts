import type { Entity } from '../../dialect/entity';
import { addressProblems, normalizeZip } from './rules';
import { addresses } from './tables';
import { findCoordinates } from './coordinates';
import { entityMethods } from '../entity-methods.generated';

type Sql = string | undefined;

const commaJoinedSql = (...parts: Sql[]) => `nullif(concat_ws(', ', ${parts.join(', ')}), '')`;
const spaceJoinedSql = (one: Sql, other: Sql) => `nullif(trim(concat(${one}, ' ', ${other})), '')`;

/** Returns SQL that joins the parts of an address, given as SQL, into one line. Empty parts are left out. */
export const addressLineSql = (street: Sql, house: Sql, apartment: Sql, zip: Sql, city: Sql, country: Sql) =>
  `coalesce(${commaJoinedSql(spaceJoinedSql(street, house), apartment, spaceJoinedSql(zip, city), country)}, '')`;

/**
 * A postal address. It can be created and changed only through the record that it belongs to. The database computes
 * `code`, the postal zone.
 */
export const addressEntity: Entity = {
  type: 'Address',
  table: addresses,
  fields: {
    brief: {
      kind: 'computed',
      needs: ['street', 'house_number', 'apartment', 'zip', 'city', 'country'],
      sql: addressLineSql,
    },
  },
  methods: entityMethods.Address,
  unique: { addresses_customer: 'direction', addresses_direction: 'direction' },
  rules: {
    derive: async ({ before, after, ...change }) => {
      const zip = normalizeZip(after.zip, after.country);
      return { zip, coordinates: await findCoordinates(change, before, { ...after, zip }) };
    },
    check: ({ before, after }) => addressProblems(before, after),
  },
};
