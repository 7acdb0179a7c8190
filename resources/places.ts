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
