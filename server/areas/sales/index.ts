import type { Area } from '../area';
import { contactSale } from './contact-sale';

/** What users ask the sales team of Waybill. */
export const sales: Area = { name: 'sales', entities: [contactSale] };
