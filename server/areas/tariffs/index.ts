import type { Area } from '../area';
import { opportunityEntity, tariffEntity } from './tariff';

export { dictionaryTariffs, tariffDictionary } from './dictionary';
export { isTariffAvailable, type TariffAvailability } from './rules';
export { opportunities, tariffs } from './tables';
export { tariffEntity } from './tariff';

/** The area of the price list: tariffs, with their features and limits. */
export const tariffsArea: Area = { name: 'tariffs', entities: [opportunityEntity, tariffEntity] };
