import type { Area } from '../area';
import { payment } from './payment';
import { startTrial } from './trial';

/** What tenants pay. */
export const billing: Area = { name: 'billing', entities: [payment], mutations: { startTrial } };
