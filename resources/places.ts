import type { AddressPaths, Field } from './fields';

/**
 * Returns the suggestions for the city of an address, the largest city first. When the address has a country, only
 * cities of that country are suggested. A choice fills in state and country. `address` is the path of the address in
 * the record.
 */
export const citySuggestionsOf = <A extends string>(address: A) =>
  ({
    from: 'cities',
    title: 'title',
    details: ['state.title', 'country.title'],
    order: { column: 'population', direction: 'desc' },
    restrictedBy: { field: `${address}.country`, column: 'country.code' },
    fills: [
      { field: `${address}.state`, with: 'state.title' },
      { field: `${address}.country`, with: 'country.code' },
    ],
  }) as const;

/**
 * Returns the suggestions for the postal code of an address, within its country if it has one. A choice fills in city,
 * state and country.
 */
export const postalCodeSuggestionsOf = <A extends string>(address: A) =>
  ({
    from: 'postalCode',
    title: 'postcode',
    details: ['place', 'country.title'],
    order: { column: 'postcode', direction: 'asc' },
    restrictedBy: { field: `${address}.country`, column: 'country.code' },
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

/** Returns the field for the position of an address on the map. `address` is the path of the address in the record. */
export const positionFieldOf = <A extends string>(address: A) =>
  ({ type: 'position', address: addressAt(address) }) as const;

const rowAddressPaths: AddressPaths = {
  country: 'country',
  state: 'state',
  city: 'city',
  zip: 'zip',
  street: 'street',
  house_number: 'house_number',
};

/** Columns of a `rows` field whose rows are addresses, in the order of input. */
export const addressRowColumns: Readonly<Record<string, Field>> = {
  coordinates: { type: 'position', address: rowAddressPaths },
  country: { type: 'country', required: true },
  city: { type: 'text', required: true, maxLength: 100 },
  zip: { type: 'text', maxLength: 12 },
  state: { type: 'text', maxLength: 100 },
  street: { type: 'text', maxLength: 150 },
  house_number: { type: 'text', maxLength: 12 },
  apartment: { type: 'text', maxLength: 12 },
  description: { type: 'text', multiline: true, maxLength: 1000 },
};
