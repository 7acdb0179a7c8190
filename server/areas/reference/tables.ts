import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from '../../database/columns';
import { inLanguages } from '../../texts/in-languages';

/** Services that a request can have, the same for every tenant. `status` is true while a service is offered. */
export const services = pgTable('services', {
  id: id('id').primaryKey(),
  code: text('code').notNull().unique(),
  ...inLanguages('name', (language) => text(`name_${language}`).notNull()),
  status: boolean('status').notNull(),
});

/** Reasons to cancel a request, the same for every tenant. */
export const cancelRequestReasons = pgTable('cancel_request_reasons', {
  id: id('id').primaryKey(),
  ...inLanguages('title', (language) => text(`title_${language}`).notNull()),
});
