import type { AddressPaths, Field } from './fields';

/**
 * Cities that are offered for the city of an address, the largest first: of its country, while that is known. A choice
 * fills in state and country. `address`: where the address stands in the record.
 */
export const cityOf = <A extends string>(address: A) =>
  ({
    from: 'cities',
    title: 'title',
    beside: ['state.title', 'country.title'],
    order: { column: 'population', direction: 'desc' },
    within: { field: `${address}.country`, column: 'country.code' },
    fills: [
      { field: `${address}.state`, with: 'state.title' },
      { field: `${address}.country`, with: 'country.code' },
    ],
  }) as const;

/** The same for its postal code: a choice fills in the city as well. */
export const postalCodeOf = <A extends string>(address: A) =>
  ({
    from: 'postalCode',
    title: 'postcode',
    beside: ['place', 'country.title'],
    order: { column: 'postcode', direction: 'asc' },
    within: { field: `${address}.country`, column: 'country.code' },
    fills: [
      { field: `${address}.city`, with: 'place' },
      { field: `${address}.state`, with: 'state.title' },
      { field: `${address}.country`, with: 'country.code' },
    ],
  }) as const;

const addressAt = <A extends string>(address: A) =>
  ({
    country: `${address}.country`,
    state: `${address}.state`,
    city: `${address}.city`,
    zip: `${address}.zip`,
    street: `${address}.street`,
    house_number: `${address}.house_number`,
  }) as const;

/** The position of an address on the map. `address`: path of the address in the record. */
export const positionOf = <A extends string>(address: A) =>
  ({ type: 'position', address: addressAt(address) }) as const;

const ofRow: AddressPaths = {
  country: 'country',
  state: 'state',
  city: 'city',
  zip: 'zip',
  street: 'street',
  house_number: 'house_number',
};

/** Columns of addresses that are rows of a record, in the order in which they are filled in. */
export const addressColumns: Readonly<Record<string, Field>> = {
  coordinates: { type: 'position', address: ofRow },
  country: { type: 'country', required: true },
  city: { type: 'text', required: true, maxLength: 100 },
  zip: { type: 'text', maxLength: 12 },
  state: { type: 'text', maxLength: 100 },
  street: { type: 'text', maxLength: 150 },
  house_number: { type: 'text', maxLength: 12 },
  apartment: { type: 'text', maxLength: 12 },
  description: { type: 'text', multiline: true, maxLength: 1000 },
};
