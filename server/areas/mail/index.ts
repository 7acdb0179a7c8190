export { type Outbox, type OutboxMail, openOutbox } from './outbox';
export { type Mail, mailJobKind, type TenantUser, enqueueMail } from './enqueue-mail';
export type { Letter } from './letter';
export { sanitizeName } from './sanitize-name';
export type { MailTemplate, MailTemplates, MailRecipient } from './template';
export { openMailJobs } from './jobs';
