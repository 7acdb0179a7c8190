import type { Area } from '../area';
import { address } from './address';

/** Places: addresses of records. */
export const geography: Area = { name: 'geography', entities: [address] };
