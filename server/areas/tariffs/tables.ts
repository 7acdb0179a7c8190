import {
  type AnyPgColumn,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MonthlyPrice, TrialPeriod, YearlyPrice } from '../../contract.generated';
import { idColumn } from '../../database/columns';
import { services } from '../reference/tables';
import { createLanguageProperties } from '../../texts/in-languages';
import type { LocalizedText } from '../../texts/localized';

/** Content of a JSON column: a list of objects of the contract's type `T`. */
type PriceListItems<T> = Omit<T, '__typename'>[];

/** Tariffs. They are the same for all tenants, and written from `dictionary.ts`. */
export const tariffs = pgTable('tariffs', {
  id: idColumn('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<LocalizedText>().notNull(),
  type: text('type', { enum: ['STANDARD', 'INDIVIDUAL'] }).notNull(),
  sort_order: integer('sort_order').notNull(),
  number: integer('number').notNull().unique(),
  start_date: date('start_date').notNull(),
  end_date: date('end_date'),
  status: text('status', { enum: ['ACTIVE', 'IN_ACTIVE'] }).notNull(),
  next_plan_id: idColumn('next_plan_id').references((): AnyPgColumn => tariffs.id),
  trial_periods: jsonb('trial_periods').$type<PriceListItems<TrialPeriod>>().notNull(),
  monthly_prices: jsonb('monthly_prices').$type<PriceListItems<MonthlyPrice>>().notNull(),
  yearly_prices: jsonb('yearly_prices').$type<PriceListItems<YearlyPrice>>().notNull(),
});

/** Features and limits of tariffs. The contract calls both opportunities. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: idColumn('id').primaryKey(),
    tariff_id: idColumn('tariff_id')
      .notNull()
      .references(() => tariffs.id),
    type: text('type', { enum: ['LIMIT', 'FEATURE'] }).notNull(),
    code: text('code').notNull(),
    ...createLanguageProperties('name', (language) => text(`name_${language}`).notNull()),
    feature_type: text('feature_type'),
    service_type: text('service_type'),
    ...createLanguageProperties('display_title', (language) => text(`display_title_${language}`).notNull()),
    ...createLanguageProperties('display_value', (language) => text(`display_value_${language}`).notNull()),
    limit: integer('limit'),
    ...createLanguageProperties('units', (language) => text(`units_${language}`)),
    is_top: boolean('is_top').notNull(),
    sort: integer('sort').notNull(),
    step: integer('step'),
  },
  (t) => [uniqueIndex('opportunities_tariff').on(t.tariff_id, t.code)],
);

/** Services that requests may use under a tariff. */
export const tariffServices = pgTable(
  'tariff_services',
  {
    tariff_id: idColumn('tariff_id')
      .notNull()
      .references(() => tariffs.id),
    service_id: idColumn('service_id')
      .notNull()
      .references(() => services.id),
  },
  (t) => [primaryKey({ columns: [t.tariff_id, t.service_id] })],
);
