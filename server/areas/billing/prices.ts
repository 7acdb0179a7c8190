import type { BillingCycle } from '../../contract.generated';
import type { tariffs } from '../tariffs/tables';

/** What of a tariff says its prices. */
export type Priced = Pick<typeof tariffs.$inferSelect, 'monthly_prices' | 'yearly_prices'>;

/** What a period of a tariff that begins on a day costs, in cents, without tax; undefined where it is not offered. */
export function priceOf({ monthly_prices: [month], yearly_prices: years }: Priced, cycle: BillingCycle, day: string): number | undefined {
  switch (cycle) {
    case 'MONTHLY':
      return month?.price;
    case 'YEARLY':
      return years.find(({ is_active: offered, date_to: until }) => offered && (!until || day <= until))?.price;
  }
}
