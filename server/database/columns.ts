import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType } from 'drizzle-orm/pg-core';

/**
 * A record's id, as text of digits: 63-bit integers do not fit into JavaScript's numbers.
 * Made by `newId` or chosen by the caller; unique within a tenant.
 */
export const id = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => String(value),
});

/** A moment as ISO text with microseconds: a `Date` would lose them, and the `modified_at` check with them. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => (value instanceof Date ? value.toISOString() : isoMoment(value)),
});

/** PostgreSQL's `2026-11-21 10:51:36.123+00` as ISO 8601, `2026-11-21T10:51:36.123Z`. */
export function isoMoment(value: string): string {
  const iso = value.replace(' ', 'T');
  // Nearly all end so, and a list has many: an expression costs twice as much.
  return iso.endsWith('+00') ? `${iso.slice(0, -3)}Z` : iso.replace(/\+00:00$/, 'Z');
}

/** The tenant that a row belongs to. First in every key of every tenant table (design.md, Tenancy). */
export const tenantId = () => id('tenant_id').notNull();

/** When a row was created and last changed. `modified_at` is what a later update must send back. */
export const stamps = () => ({
  created_at: moment('created_at')
    .notNull()
    .default(sql`now()`),
  modified_at: moment('modified_at')
    .notNull()
    .default(sql`now()`),
});

/** Marks a table whose rows are deleted softly, and can be listed and restored. */
export const softDelete = () => ({ deleted_at: moment('deleted_at') });

/** Text as lists order it: by letters whatever their case, Polish ones after the letter that they come from. */
export const sortKey = (column: AnyPgColumn) => sql`sort_key(${column})`;
