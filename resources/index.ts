import { absencesResource } from './absences';
import { activitiesResource } from './activities';
import { backgroundJobProblemsResource } from './backgroundJobProblems';
import { backgroundJobsResource } from './backgroundJobs';
import { companyResource } from './company';
import { contactSalesResource } from './contactSales';
import { customersResource } from './customers';
import type { ResourceDefinition } from './definition';
import { devicesResource } from './devices';
import { hoursBalancesResource } from './hours-balances';
import { paymentsResource } from './payments';
import { requestsResource } from './requests';
import { rolesResource } from './roles';
import { legsResource } from './routes';
import { savedViewsResource } from './savedViews';
import { salesQueueResource } from './salesQueue';
import { servicesResource } from './services';
import { logistTasksResource } from './tasks';
import { taskTemplatesResource } from './taskTemplates';
import { usersResource } from './users';
import { vehiclesResource } from './vehicles';
import { verificationQueueResource } from './verificationQueue';

/**
 * Entities in the order of the menu, in three groups: daily work, the company and its people, records and requests for
 * review.
 */
export const resourceGroups: readonly (readonly ResourceDefinition[])[] = [
  [requestsResource, logistTasksResource, customersResource, vehiclesResource, absencesResource, hoursBalancesResource],
  [usersResource, rolesResource, companyResource, paymentsResource, servicesResource, taskTemplatesResource],
  [
    activitiesResource,
    backgroundJobsResource,
    backgroundJobProblemsResource,
    verificationQueueResource,
    salesQueueResource,
    contactSalesResource,
    devicesResource,
    legsResource,
    savedViewsResource,
  ],
];

/** All entities that have screens in the console. */
export const resources: readonly ResourceDefinition[] = resourceGroups.flat();
