import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../database/columns';
import { createLanguageProperties } from '../../texts/in-languages';

/** Services that a request can have, the same for every tenant. `status` is true while a service is offered. */
export const services = pgTable('services', {
  id: idColumn('id').primaryKey(),
  code: text('code').notNull().unique(),
  ...createLanguageProperties('name', (language) => text(`name_${language}`).notNull()),
  status: boolean('status').notNull(),
});

/** Reasons to cancel a request, the same for every tenant. */
export const cancelRequestReasons = pgTable('cancel_request_reasons', {
  id: idColumn('id').primaryKey(),
  ...createLanguageProperties('title', (language) => text(`title_${language}`).notNull()),
});
