import type { Area } from '../area';
import { opportunity, tariff } from './tariff';

export { dictionaryBilling, dictionaryTariffs, loadTariffs } from './dictionary';
export { isOffered, type Offered } from './rules';
export { opportunities, tariffs } from './tables';
export { tariff } from './tariff';

/** The price list: what tenants can subscribe to. */
export const tariffsArea: Area = { name: 'tariffs', entities: [opportunity, tariff] };
