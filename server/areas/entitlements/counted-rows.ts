import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowValues } from '../../dialect/entity';

/** Codes of the limits of a tariff. */
export const tariffLimitCodes = ['users', 'vehicles', 'requests'] as const;

/** Code of a limit. */
export type TariffLimitCode = (typeof tariffLimitCodes)[number];

/** The records that count towards a limit. The area that owns the table registers them. */
export interface CountedRecords {
  table: PgTable & { tenant_id: AnyPgColumn };
  /** SQL condition of the rows that count. */
  condition: SQL;
  /** Whether adding this row uses up one record of the limit. It must agree with `condition`. */
  counts: (row: RowValues) => boolean;
}

const registered = new Map<TariffLimitCode, CountedRecords>();

/**
 * Registers the records that count towards a limit. The area that owns their table calls this function once, on
 * loading.
 */
export function registerCountedRecords(code: TariffLimitCode, records: CountedRecords): void {
  registered.set(code, records);
}

/**
 * Returns SQL that selects a row for each record that counts towards a limit.
 * @throws if no area registered the records of this limit
 */
export function countedRowsSql(code: TariffLimitCode, tenant: string): SQL {
  const records = registered.get(code);
  if (!records) throw new Error(`The records of the limit "${code}" are not registered.`);
  const { table, condition } = records;
  return sql`SELECT 1 FROM ${table} WHERE ${condition} AND ${eq(table.tenant_id, tenant)}`;
}
