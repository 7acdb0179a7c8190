import type { Entity } from '../../dialect/entity';
import { colleagueEntity } from '../identity';
import { cancelRequestReasonEntity } from '../reference';
import { handledRequestPartsPolicy } from './row-policies';
import { requestLogisticians, serviceFeedbacks } from './tables';

/** A logistician assigned to a request. Only the mutations of assignments write it. */
export const requestLogisticianEntity: Entity = {
  type: 'RequestLogistician',
  table: requestLogisticians,
  fields: { user: { kind: 'belongsTo', entity: colleagueEntity, column: 'user_id' } },
  methods: {},
  rowPolicy: handledRequestPartsPolicy,
};

/** An assignment that the logistician has not answered yet. */
export const unansweredAssignmentEntity: Entity = {
  ...requestLogisticianEntity,
  only: (column) => `${column('accepted')} IS NULL`,
};

/** Feedback at the end of a request. The mutation that cancels or closes the request stores the feedback. */
export const serviceFeedbackEntity: Entity = {
  type: 'ServiceFeedback',
  table: serviceFeedbacks,
  fields: { reason: { kind: 'belongsTo', entity: () => cancelRequestReasonEntity, column: 'reason_id' } },
  methods: {},
  rowPolicy: handledRequestPartsPolicy,
};
