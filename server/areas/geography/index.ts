import { requireCaller } from '../../dialect/methods';
import type { Area } from '../area';
import { addressEntity } from './address';
import { cityEntity, countryEntity, postalCodeEntity, stateEntity } from './places';
import { readUsedCountries } from './used-countries';

export { addressEntity, addressLineSql } from './address';
export { importPostalCodes } from './loading/geonames';
export { loadPlaces } from './loading/load';
export { addresses, countries } from './tables';
export { placeCoordinatesSql } from './coordinates';
export { greatCircleKilometres, greatCircleKilometresSql } from './distance';
export { timeZoneOfCountry } from './data/time-zones';

/** Addresses of records, and the dictionaries of countries, states, cities and postal codes. */
export const geographyArea: Area = {
  name: 'geography',
  entities: [addressEntity, countryEntity, stateEntity, cityEntity, postalCodeEntity],
  resolvers: {
    Query: {
      usedCountries: (_root, _args, context) => {
        const { tenant } = requireCaller(context);
        return context.database.read(tenant, (session) => readUsedCountries(session, tenant));
      },
    },
  },
};
