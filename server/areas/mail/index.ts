export { type Outbox, type OutboxMail, openOutbox } from './outbox';
export { type Mail, mailJobKind, type TenantUser, enqueueMail } from './enqueue-mail';
export type { Letter } from './letter';
export { safeName } from './safe-name';
export type { MailTemplate, MailTemplates, Recipient } from './template';
export { openMailJobs } from './jobs';
