import type { contactSales } from '../areas/sales';
import { daysBefore } from './moments';

type SaleRow = Omit<typeof contactSales.$inferInsert, 'tenant_id' | 'id' | 'user_id'>;

/** Demo inquiries to the sales team, by the tenant's id. */
const inquiriesByTenant: Readonly<Record<string, (until: Date) => SaleRow[]>> = {
  '1': (until) => [
    {
      email: 'admin@demo.test',
      phone_number: '+48 62 012 44 01',
      text: 'Enterprise: we plan 2,500 vehicles next year and need a single invoice for three companies.',
      created_at: daysBefore(until, 2).toISOString(),
      updated_at: daysBefore(until, 2).toISOString(),
    },
  ],
  '2': (until) => [
    {
      email: 'admin@other.test',
      phone_number: '+49 30 23125048',
      text: 'Enterprise: what would 500 vehicles cost when paid yearly?',
      status: 'IN_TALKS',
      note: 'Called on Monday. Needs the contract in German.',
      tariff_id: '4',
      monthly_price: 1_290_00,
      yearly_price: 12_900_00,
      valid_until: daysBefore(until, -30).toISOString().slice(0, 10),
      offered_at: daysBefore(until, 5).toISOString(),
      created_at: daysBefore(until, 12).toISOString(),
      updated_at: daysBefore(until, 5).toISOString(),
    },
    {
      email: 'admin@other.test',
      phone_number: '+49 30 23125048',
      text: 'Do you offer a discount for associations of hauliers?',
      status: 'LOST',
      lost_reason: 'The association chose nothing in the end.',
      created_at: daysBefore(until, 200).toISOString(),
      updated_at: daysBefore(until, 170).toISOString(),
    },
  ],
};

/**
 * Returns the inquiries that a demo tenant has sent to the sales team. `announced_at` is set, so that the operator gets
 * no mails about them.
 */
export const createDemoInquiries = (tenant: string, until: Date): SaleRow[] =>
  (inquiriesByTenant[tenant]?.(until) ?? []).map((row) => ({ ...row, announced_at: row.created_at }));
