import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from '../../database/columns';

/** Services that a transport request can ask for: the same for every tenant. `status`: whether it is offered now. */
export const services = pgTable('services', {
  id: id('id').primaryKey(),
  code: text('code').notNull().unique(),
  name_en: text('name_en').notNull(),
  name_pl: text('name_pl').notNull(),
  status: boolean('status').notNull(),
});

/** Reasons to cancel a request: the same for every tenant. */
export const cancelRequestReasons = pgTable('cancel_request_reasons', {
  id: id('id').primaryKey(),
  title_en: text('title_en').notNull(),
  title_pl: text('title_pl').notNull(),
});
