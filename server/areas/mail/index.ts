export { type MailOutbox, type OutboxMail, openMailOutbox } from './outbox';
export { type Mail, mailJobKind, type TenantUser, enqueueMail } from './enqueue-mail';
export type { MailLetter } from './letter';
export { sanitizeName } from './sanitize-name';
export type { MailTemplate, MailTemplates, MailRecipient, MailRecipientFinder } from './template';
export { openMailJobs } from './jobs';
