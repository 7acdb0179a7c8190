import type { Area } from '../area';
import { opportunity, tariff } from './tariff';

/** The price list: what tenants can subscribe to. */
export const tariffsArea: Area = { name: 'tariffs', entities: [opportunity, tariff] };
