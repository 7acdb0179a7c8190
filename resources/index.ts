import { activities } from './activities';
import { company } from './company';
import { contactSales } from './contactSales';
import { customers } from './customers';
import type { ResourceDefinition } from './definition';
import { devices } from './devices';
import { roles } from './roles';
import { services } from './services';
import { users } from './users';
import { vehicles } from './vehicles';
import { verificationQueue } from './verificationQueue';

/** Every entity that the console has screens for, in the order of the menu. */
export const resources: readonly ResourceDefinition[] = [customers, vehicles, services, users, roles, company, verificationQueue, activities, contactSales, devices];
