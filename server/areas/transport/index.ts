import { transactionalResolver } from '../../dialect/methods';
import { deleteRecord } from '../../dialect/write/mutations';
import type { Area } from '../area';
import {
  answerServiceTransportationAssignment,
  assignServiceTransportationLogistician,
  takeServiceTransportation,
  unassignServiceTransportationLogistician,
} from './assignment';
import { cargoEntity } from './cargo';
import { readCrewBookings } from './crew-bookings';
import { requestLogisticianEntity, serviceFeedbackEntity } from './assigned-logisticians';
import { transportExtensions } from './extensions';
import { findPlannedLegFindings } from './planned-findings';
import { requestEntity, requestView } from './request';
import { readRequestAudience } from './request-audience';
import { routeEntity } from './route';
import {
  customerRatesEntity,
  customerStatisticEntity,
  requestStatisticEntity,
  userRatesEntity,
  userStatisticEntity,
} from './statistics';
import { updateServiceTransportationStatus } from './request-status';
import { updateLogistTaskStatus, updateRouteTaskStatus } from './task-status';
import { logistTaskEntity, routeTaskEntity } from './tasks';
import { taskTemplateEntity } from './templates';

export { type GroupingLimits, groupingLimits } from './grouping-limits';
export { canSeeRequest, visibleLegsPolicy } from './row-policies';
export { storeAllAnnouncedLegs } from './announce-legs';
export { createAllBookings } from './bookings';
export { firstRequestDaySql, isoMomentSql, lastRequestDaySql } from './bookings-sql';
export { newVehicleDrivesByItself } from './crew-rules';
export { setAllCrewTexts, updateCrewTexts } from './crew-text';
export { createCustomerCopiesJobKind } from './customer-copies';
export { setLegDestinationsAfter } from './leg-destinations';
export { type InputLeg, readInputLeg } from './leg-input';
export { driverDocuments, vehicleDocuments } from './leg-document-rules';
export { crewChoiceFindings, findingEffectOf, findingKey } from './leg-rules';
export type { LegFinding, LegVehicle, PlannedLeg, PlannedRequest } from './planned-leg';
export { proposeAllLegTimes } from './planned-times';
export { notifyOfLogistTaskFile, notifyOfRequestFile, notifyOfRouteTaskFile } from './notify-of-files';
export { isRecordId, lockRequest } from './order';
export { maxLongListLength, requestPartsField, requestEntity } from './request';
export { formatRequestNumber } from './rules';
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
export { logistTaskFileProblem, routeTaskFileProblem } from './task-files';
export { logistTaskEntity, routeTaskEntity } from './tasks';
export { createExpectedTimesJobKind, storeExpectedTimes, updateExpectedTimes } from './update-expected-times';
export { setAllLegProgress } from './leg-progress';

/** The area of requests with their cargo, legs and tasks. */
export const transportArea: Area = {
  name: 'transport',
  entities: [
    requestEntity,
    requestView,
    requestStatisticEntity,
    cargoEntity,
    routeEntity,
    logistTaskEntity,
    routeTaskEntity,
    taskTemplateEntity,
    requestLogisticianEntity,
    serviceFeedbackEntity,
    customerStatisticEntity,
    customerRatesEntity,
    userStatisticEntity,
    userRatesEntity,
  ],
  extensions: transportExtensions,
  resolvers: {
    Query: {
      crewBookings: (_root, { id }, context) => readCrewBookings(id, context),
      requestAudience: (_root, args, context, { schema }) => readRequestAudience(args, context, schema),
      routeFindings: (_root, { input }, context) => findPlannedLegFindings(input, context),
    },
  },
  mutations: {
    assignServiceTransportationLogistician,
    unassignServiceTransportationLogistician,
    answerServiceTransportationAssignment,
    takeServiceTransportation,
    updateServiceTransportationStatus,
    updateLogistTaskStatus,
    updateRouteTaskStatus,
    // Ids are unique across both kinds of task, so at most one of the two deletions finds a task.
    deleteTask: transactionalResolver<{ id: string }>(
      async ({ id }, mutation) =>
        (await deleteRecord(routeTaskEntity, id, mutation)) ?? deleteRecord(logistTaskEntity, id, mutation),
    ),
  },
};
