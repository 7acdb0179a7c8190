import type { Area } from '../area';
import { customer, customerProfile, customerView } from './customer';

/** Customers: who they are and where. */
export const customersArea: Area = { name: 'customers', entities: [customerProfile, customer, customerView] };
