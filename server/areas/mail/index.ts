export { type BillingNews, subscriptionPage } from './billing-news';
export { type Outbox, type OutboxMail, outboxOf } from './outbox';
export { type Mail, mailKind, type Person, post } from './post';
export type { LinkOrder, Receiver, Receivers } from './receivers';
export { mails } from './tables';
export { openMailing } from './jobs';
