import type { InboxKind, InboxMail } from '../../contract.generated';
import type { PermissionCode } from '../identity';

/** How users are notified of a kind of event, unless they choose otherwise. */
export interface InboxKindSettings {
  /** Events of a topic about the same record are merged during the cool-down, such as an assignment and its end. */
  topic: 'ASSIGNMENT' | 'ANSWER' | 'LEG' | 'DELAY' | 'DOCUMENT' | 'VERIFICATION' | 'EXPIRY' | 'PAYMENT' | 'SALES';
  /** Minutes in which further events of the topic change the entry instead of adding another one. */
  coolDownMinutes: number;
  /** Whether the reader must act now, so that quiet hours do not delay mail and push. */
  isUrgent: boolean;
  mail: InboxMail;
  push: boolean;
  /** Whether another area mails the event at once, with contents of its own. */
  hasOwnMail?: true;
  /** Permissions of which one lets an event of the kind concern a user. */
  concerns: readonly PermissionCode[];
}

const requestCoolDownMinutes = 10;
const handlers = ['requests.handle'] as const;
const drivers = ['routes.drive'] as const;

/** The kinds of events, in the order of the preferences. */
export const inboxKinds: Readonly<Record<InboxKind, InboxKindSettings>> = {
  REQUEST_ASSIGNED: {
    topic: 'ASSIGNMENT',
    coolDownMinutes: requestCoolDownMinutes,
    isUrgent: false,
    mail: 'AT_ONCE',
    push: true,
    concerns: handlers,
  },
  REQUEST_UNASSIGNED: {
    topic: 'ASSIGNMENT',
    coolDownMinutes: requestCoolDownMinutes,
    isUrgent: false,
    mail: 'AT_ONCE',
    push: true,
    concerns: handlers,
  },
  REQUEST_CANCELED: {
    topic: 'ASSIGNMENT',
    coolDownMinutes: requestCoolDownMinutes,
    isUrgent: true,
    mail: 'AT_ONCE',
    push: true,
    concerns: handlers,
  },
  ASSIGNMENT_ACCEPTED: {
    topic: 'ANSWER',
    coolDownMinutes: requestCoolDownMinutes,
    isUrgent: false,
    mail: 'NONE',
    push: true,
    concerns: ['requests.assign'],
  },
  ASSIGNMENT_DECLINED: {
    topic: 'ANSWER',
    coolDownMinutes: requestCoolDownMinutes,
    isUrgent: false,
    mail: 'AT_ONCE',
    push: true,
    concerns: ['requests.assign'],
  },
  LEG_PLANNED: {
    topic: 'LEG',
    coolDownMinutes: 5,
    isUrgent: false,
    mail: 'AT_ONCE',
    push: true,
    concerns: drivers,
  },
  LEG_CHANGED: {
    topic: 'LEG',
    coolDownMinutes: 5,
    isUrgent: true,
    mail: 'AT_ONCE',
    push: true,
    concerns: drivers,
  },
  LEG_CANCELED: {
    topic: 'LEG',
    coolDownMinutes: 5,
    isUrgent: true,
    mail: 'AT_ONCE',
    push: true,
    concerns: drivers,
  },
  EXPECTED_LATE: {
    topic: 'DELAY',
    coolDownMinutes: 240,
    isUrgent: true,
    mail: 'AT_ONCE',
    push: true,
    concerns: handlers,
  },
  DOCUMENT_ADDED: {
    topic: 'DOCUMENT',
    coolDownMinutes: 15,
    isUrgent: false,
    mail: 'NONE',
    push: false,
    concerns: handlers,
  },
  VERIFICATION_ANSWERED: {
    topic: 'VERIFICATION',
    coolDownMinutes: 1,
    isUrgent: false,
    mail: 'AT_ONCE',
    push: true,
    concerns: ['vehicles.verify', 'company.verify'],
  },
  DOCUMENT_EXPIRES: {
    topic: 'EXPIRY',
    coolDownMinutes: 1,
    isUrgent: false,
    mail: 'DAILY',
    push: false,
    concerns: ['users.write', 'vehicles.write'],
  },
  PAYMENT_FAILED: {
    topic: 'PAYMENT',
    coolDownMinutes: 60,
    isUrgent: true,
    mail: 'AT_ONCE',
    hasOwnMail: true,
    push: true,
    concerns: ['billing.pay'],
  },
  SALES_REQUEST: {
    topic: 'SALES',
    coolDownMinutes: 1,
    isUrgent: false,
    mail: 'AT_ONCE',
    hasOwnMail: true,
    push: true,
    concerns: ['operator.sell'],
  },
};
