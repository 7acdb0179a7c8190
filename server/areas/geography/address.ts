import type { Entity } from '../../dialect/entity';
import { addressProblems } from './rules';
import { addresses } from './tables';

type Sql = string | undefined;

const joined = (...parts: Sql[]) => `nullif(concat_ws(', ', ${parts.join(', ')}), '')`;
const pair = (one: Sql, other: Sql) => `nullif(trim(concat(${one}, ' ', ${other})), '')`;

/** A postal address, written with the record that it belongs to. */
export const address: Entity = {
  type: 'Address',
  table: addresses,
  fields: {
    brief: {
      kind: 'computed',
      needs: ['street', 'house_number', 'apartment', 'zip', 'city', 'country'],
      sql: (street, house, apartment, zip, city, country) =>
        `coalesce(${joined(pair(street, house), apartment, pair(zip, city), country)}, '')`,
    },
  },
  methods: {},
  rules: {
    check: ({ after }) => addressProblems(after),
  },
};
