import type { Area } from '../area';
import { contactSale } from './contact-sale';

/** Area of messages to the sales team. */
export const sales: Area = { name: 'sales', entities: [contactSale] };
