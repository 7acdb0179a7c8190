import { activities } from './activities';
import { company } from './company';
import { contactSales } from './contactSales';
import { customers } from './customers';
import type { ResourceDefinition } from './definition';
import { devices } from './devices';
import { payments } from './payments';
import { requests } from './requests';
import { roles } from './roles';
import { legs } from './routes';
import { salesQueue } from './salesQueue';
import { services } from './services';
import { tasks } from './tasks';
import { taskTemplates } from './taskTemplates';
import { users } from './users';
import { vehicles } from './vehicles';
import { verificationQueue } from './verificationQueue';

/**
 * Entities in the order of the menu, in three groups: daily work, the company and its people, records and requests for
 * review.
 */
export const resourceGroups: readonly (readonly ResourceDefinition[])[] = [
  [requests, tasks, customers, vehicles],
  [users, roles, company, payments, services, taskTemplates],
  [activities, verificationQueue, salesQueue, contactSales, devices, legs],
];

/** All entities that have screens in the console. */
export const resources: readonly ResourceDefinition[] = resourceGroups.flat();
