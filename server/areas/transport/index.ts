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
import { requestLogistician, serviceFeedback } from './people';
import { extensions } from './extensions';
import { request, requestView } from './request';
import { route } from './route';
import { customerRates, customerStatistic, requestStatistic, userRates, userStatistic } from './statistics';
import { updateServiceTransportationStatus } from './step';
import { updateLogistTaskStatus, updateRouteTaskStatus } from './task-steps';
import { logistTask, routeTask } from './tasks';
import { taskTemplate } from './templates';

export { seesRequest } from './assigned';
export { bookAll, firstDay, lastDay } from './bookings';
export { isId, lockRequest } from './order';
export { mostOfLongParts, partsOf, request } from './request';
export { requestNumber } from './rules';
export { statusesAhead } from './statuses';
export { holding, transitions } from './statuses';
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

/** Requests with their cargo, legs and tasks. */
export const transport: Area = {
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
  extensions,
  resolvers: { Query: { crewBookings: (_root, { id }, context) => crewBookings(id, context) } },
  mutations: {
    assignServiceTransportationLogistician,
    unassignServiceTransportationLogistician,
    answerServiceTransportationAssignment,
    updateServiceTransportationStatus,
    updateLogistTaskStatus,
    updateRouteTaskStatus,
    // Ids of the two kinds of task never meet.
    deleteTask: writeMethod<{ id: string }>(
      async ({ id }, mutation) =>
        (await deleteRecord(routeTask, id, mutation)) ?? deleteRecord(logistTask, id, mutation),
    ),
  },
};
