import type { Area } from '../area';
import { payment } from './payment';
import { opportunity, tariff } from './tariff';

/** What companies subscribe to and what they paid. */
export const billing: Area = { name: 'billing', entities: [opportunity, tariff, payment] };
