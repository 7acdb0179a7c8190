export { type BillingNotification, subscriptionPage } from './billing-news';
export { type Outbox, type OutboxMail, openOutbox } from './outbox';
export { type Mail, mailJobKind, type Person, enqueueMail } from './enqueue-mail';
export type { LinkRequest, Recipient, RecipientDirectory } from './recipients';
export { mails } from './tables';
export { openMailing } from './jobs';
