import type { Entity } from '../../dialect/entity';
import { colleague } from '../identity';
import { cancelRequestReason } from '../reference';
import { ofHandledRequests } from './assigned';
import { requestLogisticians, serviceFeedbacks } from './tables';

/** A logistician whom a request was given to. Written by calls of its own. */
export const requestLogistician: Entity = {
  type: 'RequestLogistician',
  table: requestLogisticians,
  fields: { user: { kind: 'belongsTo', entity: colleague, column: 'user_id' } },
  methods: {},
  rowPolicy: ofHandledRequests,
};

/** A logistician who has not answered yet. */
export const openAssignment: Entity = { ...requestLogistician, only: (column) => `${column('accepted')} IS NULL` };

/** What was said when a request ended. Written with the change of its status. */
export const serviceFeedback: Entity = {
  type: 'ServiceFeedback',
  table: serviceFeedbacks,
  fields: { reason: { kind: 'belongsTo', entity: () => cancelRequestReason, column: 'reason_id' } },
  methods: {},
  rowPolicy: ofHandledRequests,
};
