import type Stripe from 'stripe';

/** A tenant as a Stripe customer. */
export interface CustomerDetails {
  tenant: string;
  /** Stripe's customer id; null when none is stored. */
  customer: string | null;
  name: string;
  email: string | null;
}

/**
 * Calls a function with the tenant's customer id. Creates a customer when none is stored or Stripe does not know it.
 */
export async function withCustomer<T>(
  stripe: Stripe,
  payer: CustomerDetails,
  work: (customer: string) => Promise<T>,
): Promise<T> {
  if (payer.customer === null) return work(await createCustomer(stripe, payer));
  try {
    return await work(payer.customer);
  } catch (error) {
    if (!isMissingCustomer(error)) throw error;
    // The stored id belongs to a Stripe account that was configured before.
    return work(await createCustomer(stripe, payer));
  }
}

async function createCustomer(stripe: Stripe, { tenant, email, name }: CustomerDetails): Promise<string> {
  const { id } = await stripe.customers.create({
    ...(email ? { email } : {}),
    ...(name ? { name } : {}),
    metadata: { tenant },
  });
  return id;
}

/** Returns whether Stripe answered that the customer does not exist. */
function isMissingCustomer(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'param' in error)) return false;
  return error.code === 'resource_missing' && error.param === 'customer';
}
