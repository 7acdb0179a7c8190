import { writeMethod } from '../../dialect/methods';
import { deleteRecord } from '../../dialect/write/mutations';
import type { Area } from '../area';
import {
  answerServiceTransportationAssignment,
  assignServiceTransportationLogistician,
  unassignServiceTransportationLogistician,
} from './assignment';
import { cargo } from './cargo';
import { crewBookings } from './crew-bookings';
import { requestLogistician, serviceFeedback } from './assigned-logisticians';
import { transportExtensions } from './extensions';
import { routeFindings } from './planned-findings';
import { request, requestView } from './request';
import { route } from './route';
import { customerRates, customerStatistic, requestStatistic, userRates, userStatistic } from './statistics';
import { updateServiceTransportationStatus } from './request-status';
import { updateLogistTaskStatus, updateRouteTaskStatus } from './task-status';
import { logistTask, routeTask } from './tasks';
import { taskTemplate } from './templates';

export { canSeeRequest } from './row-policies';
export { createAllBookings, firstDaySql, lastDaySql } from './bookings';
export { isId, lockRequest } from './order';
export { maxLongListLength, partsOf, request } from './request';
export { requestNumber } from './rules';
export { statusesAhead } from './statuses';
export { bookingStatuses, statusTransitions } from './statuses';
export {
  logistTasks,
  requestLogisticians,
  requestNumbers,
  routes,
  routeTasks,
  serviceFeedbacks,
  serviceTransportations,
  taskTemplates,
  transportationCargos,
} from './tables';
export { logistTask, routeTask } from './tasks';

/** The area of requests with their cargo, legs and tasks. */
export const transportArea: Area = {
  name: 'transport',
  entities: [
    request,
    requestView,
    requestStatistic,
    cargo,
    route,
    logistTask,
    routeTask,
    taskTemplate,
    requestLogistician,
    serviceFeedback,
    customerStatistic,
    customerRates,
    userStatistic,
    userRates,
  ],
  extensions: transportExtensions,
  resolvers: {
    Query: {
      crewBookings: (_root, { id }, context) => crewBookings(id, context),
      routeFindings: (_root, { input }, context) => routeFindings(input, context),
    },
  },
  mutations: {
    assignServiceTransportationLogistician,
    unassignServiceTransportationLogistician,
    answerServiceTransportationAssignment,
    updateServiceTransportationStatus,
    updateLogistTaskStatus,
    updateRouteTaskStatus,
    // Ids are unique across both kinds of task, so at most one of the two deletions finds a task.
    deleteTask: writeMethod<{ id: string }>(
      async ({ id }, mutation) =>
        (await deleteRecord(routeTask, id, mutation)) ?? deleteRecord(logistTask, id, mutation),
    ),
  },
};
