import type { Entity } from '../../dialect/entity';
import { colleague } from '../identity';
import { cancelRequestReason } from '../reference';
import { handledRequestPartsPolicy } from './row-policies';
import { requestLogisticians, serviceFeedbacks } from './tables';

/** A logistician assigned to a request. Written by mutations of its own. */
export const requestLogistician: Entity = {
  type: 'RequestLogistician',
  table: requestLogisticians,
  fields: { user: { kind: 'belongsTo', entity: colleague, column: 'user_id' } },
  methods: {},
  rowPolicy: handledRequestPartsPolicy,
};

/** A logistician who has not answered yet. */
export const unansweredAssignment: Entity = {
  ...requestLogistician,
  only: (column) => `${column('accepted')} IS NULL`,
};

/** Feedback at the end of a request. Written together with its status. */
export const serviceFeedback: Entity = {
  type: 'ServiceFeedback',
  table: serviceFeedbacks,
  fields: { reason: { kind: 'belongsTo', entity: () => cancelRequestReason, column: 'reason_id' } },
  methods: {},
  rowPolicy: handledRequestPartsPolicy,
};
