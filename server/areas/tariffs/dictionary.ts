import { sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { dictionaryOpportunities } from './dictionary-opportunities';
import { textInAllLanguages } from '../../texts/dictionary-text';
import type { TextFiles } from '../../texts/keys';
import { opportunities, tariffs, tariffServices } from './tables';
import type { SharedDictionary } from '../area';

type TariffRow = typeof tariffs.$inferSelect;

/**
 * Terms of a tariff. Prices are in euro cents, without tax. `trial` is in days, `next` is the id of the next larger
 * tariff, and `ended` is the last day on which the tariff is offered.
 */
interface TariffTerms {
  month?: number;
  year?: number;
  trial?: number;
  next?: number;
  ended?: string;
}

function tariff(
  id: number,
  code: keyof TextFiles['tariffs']['names'],
  { month, year, trial, next, ended }: TariffTerms,
): TariffRow {
  return {
    id: String(id),
    code,
    name: textInAllLanguages(`tariffs:names.${code}`),
    type: month === undefined ? 'INDIVIDUAL' : 'STANDARD',
    sort_order: id,
    number: 100 + id,
    start_date: '2024-01-01',
    end_date: ended ?? null,
    status: ended ? 'IN_ACTIVE' : 'ACTIVE',
    next_plan_id: next ? String(next) : null,
    trial_periods: [{ period: trial ?? 0, has_trial_period: trial !== undefined }],
    monthly_prices: month === undefined ? [] : [{ price: month }],
    yearly_prices: year === undefined ? [] : [{ price: year, is_active: true, date_to: null }],
  };
}

/**
 * The tariffs of the price list. Ids must not change, because tenants and payments refer to them. A year costs as much
 * as ten months.
 */
export const dictionaryTariffs: readonly TariffRow[] = [
  tariff(1, 'START', { month: 49_00, year: 490_00, trial: 14, next: 2 }),
  tariff(2, 'FLEET', { month: 199_00, year: 1990_00, trial: 14, next: 3 }),
  tariff(3, 'NETWORK', { month: 690_00, year: 6900_00, trial: 30, next: 4 }),
  tariff(4, 'ENTERPRISE', {}),
  // The tariff PILOT is no longer offered; its subscribers keep it.
  tariff(5, 'PILOT', { month: 19_00, next: 1, ended: '2025-06-30' }),
];

/** Ids of the services that requests may use, by tariff id. */
const services: Readonly<Record<string, readonly number[]>> = {
  '1': [1, 2, 3, 4],
  '2': [1, 2, 3, 4, 5, 8, 10, 12],
  '3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  '4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  '5': [1, 2],
};

/**
 * All content of the price list, for `content` of `tariffDictionary`. The server hashes it to find out whether the
 * price list has changed since it was written to the database.
 */
export const priceListContent = [dictionaryTariffs, dictionaryOpportunities, services];

/**
 * Writes the price list: adds and updates tariffs, replaces their features and limits, and adds the services that they
 * include. Call it after `loadReference`, because tariffs reference services.
 */
export async function loadTariffs({ orm }: Session): Promise<void> {
  await orm
    .insert(tariffs)
    // A tariff references the next larger tariff, so the largest is inserted first.
    .values(dictionaryTariffs.toSorted((one, other) => Number(other.id) - Number(one.id)))
    .onConflictDoUpdate({
      target: tariffs.id,
      set: {
        name: sql`excluded.name`,
        type: sql`excluded.type`,
        sort_order: sql`excluded.sort_order`,
        start_date: sql`excluded.start_date`,
        end_date: sql`excluded.end_date`,
        status: sql`excluded.status`,
        next_plan_id: sql`excluded.next_plan_id`,
        trial_periods: sql`excluded.trial_periods`,
        monthly_prices: sql`excluded.monthly_prices`,
        yearly_prices: sql`excluded.yearly_prices`,
      },
    });
  await orm.delete(opportunities);
  await orm.insert(opportunities).values([...dictionaryOpportunities]);
  const pairs = Object.entries(services).flatMap(([tariff_id, ids]) =>
    ids.map((id) => ({ tariff_id, service_id: String(id) })),
  );
  await orm.insert(tariffServices).values(pairs).onConflictDoNothing();
}

/** The dictionary of tariffs with their features and limits. */
export const tariffDictionary: SharedDictionary = { content: [priceListContent], write: loadTariffs };
