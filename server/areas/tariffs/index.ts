import type { Area } from '../area';
import { opportunity, tariff } from './tariff';

export { dictionaryTariffs, tariffDictionary } from './dictionary';
export { isOffered, type OfferPeriod } from './rules';
export { opportunities, tariffs } from './tables';
export { tariff } from './tariff';

/** The area of the price list: tariffs, with their features and limits. */
export const tariffsArea: Area = { name: 'tariffs', entities: [opportunity, tariff] };
