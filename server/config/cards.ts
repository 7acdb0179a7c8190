import { ConfigError } from './read';
import type { Variables } from './variables';

/** The card processor. */
export type CardsConfig =
  /** Stripe; `apiUrl` replaces its API in tests. */
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; publishableKey?: string; apiUrl?: string }
  /** The sandbox: a processor of Waybill's own that moves no money and answers the same calls. */
  | { kind: 'sandbox' }
  /** No processor: production without a key. */
  | { kind: 'none' };

/**
 * Reads the card processor. Without Stripe's key it is the sandbox, which must be set explicitly in production, because
 * it charges nobody.
 * @throws ConfigError if a key has no webhook secret, or the sandbox is set together with a key
 */
export function readCards(variables: Variables, production: boolean): CardsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    PAYMENTS_SANDBOX: sandbox = !production && !secretKey,
    STRIPE_API_URL: apiUrl,
  } = variables;
  if (!secretKey) return { kind: sandbox ? 'sandbox' : 'none' };
  if (sandbox)
    throw new ConfigError('PAYMENTS_SANDBOX and STRIPE_SECRET_KEY are both set: payments are either played or real.');
  if (!webhookSecret)
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET is missing: without it nobody could tell Stripe’s word from another’s.',
    );
  return {
    kind: 'stripe',
    secretKey,
    webhookSecret,
    publishableKey,
    apiUrl,
  };
}
