import type { Entity } from '../../dialect/entity';
import type { Problems } from '../../dialect/errors';
import { isCountry } from './rules';
import { addresses } from './tables';

/** Street and number, flat, postal code and city, country, with commas where something stands on both sides. */
const brief = (...parts: string[]) => `nullif(concat_ws(', ', ${parts.join(', ')}), '')`;
const pair = (one: string, other: string) => `nullif(trim(concat(${one}, ' ', ${other})), '')`;

/** A postal address, written with the record that it belongs to. */
export const address: Entity = {
  type: 'Address',
  table: addresses,
  fields: {
    brief: {
      kind: 'computed',
      needs: ['street', 'house_number', 'apartment', 'zip', 'city', 'country'],
      sql: (street, house, apartment, zip, city, country) =>
        `coalesce(${brief(pair(`${street}`, `${house}`), `${apartment}`, pair(`${zip}`, `${city}`), `${country}`)}, '')`,
    },
  },
  methods: {},
  rules: {
    check: ({ after }): Problems => (isCountry(after.country) ? {} : { country: [{ code: 'country' }] }),
  },
};
