import { and, eq } from 'drizzle-orm';
import { payments } from '../tables';

/** SQL condition that selects one payment of a tenant. */
export const paymentIdCondition = ({ tenant_id, id }: { tenant_id: string; id: string }) =>
  and(eq(payments.tenant_id, tenant_id), eq(payments.id, id));
