import type Stripe from 'stripe';

/** A company as the processor is to know it. */
export interface Payer {
  tenant: string;
  /** The processor's name of it, where it has one. */
  customer: string | null;
  name: string;
  email: string | null;
}

/**
 * Does something in the name that the processor knows a company by; where it has none, or forgot it, by a new one.
 * @throws Stripe's errors
 */
export async function withCustomer<T>(
  stripe: Stripe,
  payer: Payer,
  work: (customer: string) => Promise<T>,
): Promise<T> {
  if (payer.customer === null) return work(await newCustomer(stripe, payer));
  try {
    return await work(payer.customer);
  } catch (error) {
    if (!isForgotten(error)) throw error;
    // Another processor's name, from before the server was set up with this one.
    return work(await newCustomer(stripe, payer));
  }
}

async function newCustomer(stripe: Stripe, { tenant, email, name }: Payer): Promise<string> {
  const { id } = await stripe.customers.create({
    ...(email ? { email } : {}),
    ...(name ? { name } : {}),
    metadata: { tenant },
  });
  return id;
}

/** Whether the processor does not know the customer. */
function isForgotten(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'param' in error)) return false;
  return error.code === 'resource_missing' && error.param === 'customer';
}
