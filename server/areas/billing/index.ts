import type { Area } from '../area';
import { payment } from './payment';

/** What tenants pay. */
export const billing: Area = { name: 'billing', entities: [payment] };
