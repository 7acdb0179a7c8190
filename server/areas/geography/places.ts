import type { Entity, EntityField } from '../../dialect/entity';
import { cities, countries, postalCodes, states } from './tables';
import { entityMethods } from '../entity-methods.generated';

/** Computed field with the columns `latitude` and `longitude` as one object; null without coordinates. */
const coordinates: EntityField = {
  kind: 'computed',
  needs: ['latitude', 'longitude'],
  sql: (latitude, longitude) =>
    `CASE WHEN ${latitude} IS NOT NULL THEN jsonb_build_object('latitude', ${latitude}, 'longitude', ${longitude}) END`,
  returns: 'jsonb',
};

/** Countries, with titles in the caller's language. */
export const countryEntity: Entity = {
  type: 'Country',
  table: countries,
  fields: { title: { kind: 'localized', column: 'title' } },
  methods: entityMethods.Country,
};

/** States, provinces and voivodeships. */
export const stateEntity: Entity = { type: 'State', table: states, fields: {}, methods: entityMethods.State };

/** Cities, towns and villages. Search finds them by each of their names, with or without diacritics. */
export const cityEntity: Entity = {
  type: 'City',
  table: cities,
  fields: {
    title: { kind: 'folded', column: 'title', names: 'names' },
    state: { kind: 'belongsTo', entity: () => stateEntity, column: 'state_id' },
    country: { kind: 'belongsTo', entity: () => countryEntity, column: 'country_id' },
    coordinates,
    postal_codes: {
      kind: 'hasMany',
      entity: () => postalCodeEntity,
      foreign: 'city_id',
      order: { column: 'postcode', direction: 'ASC' },
    },
  },
  methods: entityMethods.City,
};

/** Postal codes with their places. */
export const postalCodeEntity: Entity = {
  type: 'PostalCode',
  table: postalCodes,
  fields: {
    place: { kind: 'folded', column: 'place', names: 'names' },
    city: { kind: 'belongsTo', entity: () => cityEntity, column: 'city_id' },
    state: { kind: 'belongsTo', entity: () => stateEntity, column: 'state_id' },
    country: { kind: 'belongsTo', entity: () => countryEntity, column: 'country_id' },
    coordinates,
  },
  methods: entityMethods.PostalCode,
};
