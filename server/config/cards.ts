import { ConfigError } from './read';
import type { ConfigVariables } from './variables';

/** Which card processor charges the tenants. */
export type CardsConfig =
  /** Stripe. Tests set `apiUrl` to replace the URL of Stripe's API. */
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; publishableKey?: string; apiUrl?: string }
  /** The sandbox: Waybill's built-in imitation of Stripe, which moves no money. */
  | { kind: 'sandbox' }
  /** No processor: Stripe has no key, and the sandbox is off (its default in production). */
  | { kind: 'none' };

/**
 * Reads which card processor to use. Without Stripe's key, the default is the sandbox. In production the default is
 * none, because the sandbox moves no money.
 * @throws ConfigError if a key has no webhook secret, or the sandbox is set together with a key
 */
export function readCardsConfig(variables: ConfigVariables, production: boolean): CardsConfig {
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
      'STRIPE_WEBHOOK_SECRET is missing: without it the server cannot verify that events come from Stripe.',
    );
  return {
    kind: 'stripe',
    secretKey,
    webhookSecret,
    publishableKey,
    apiUrl,
  };
}
