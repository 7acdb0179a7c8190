import { ConfigError } from './read';
import type { Variables } from './variables';

/** Who takes payments by card. */
export type CardsConfig =
  /** Stripe; `apiUrl` is its own unless set: for tests. */
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; publishableKey?: string; apiUrl?: string }
  /** A processor of our own that moves no money and answers the same calls. */
  | { kind: 'sandbox' }
  /** Nobody: production without a key. */
  | { kind: 'none' };

/**
 * Reads who takes payments. Without Stripe's key it is the sandbox; in production that must be named, as whoever pays
 * there pays nothing.
 * @throws ConfigError when a key comes without what checks Stripe's word, or beside the sandbox.
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
