import { Agent } from 'node:http';
import type Stripe from 'stripe';
import type { Config } from '../../../config';

/** Timeout of a request to Stripe, and how often the SDK retries it. */
const requestTimeoutMs = 20_000;
const maxNetworkRetries = 2;

/** The configured card processor: Stripe, the sandbox, or none. */
export interface CardProcessor {
  readonly kind: Config['cards']['kind'];
  /** Returns the sandbox's confirmation page of a PaymentIntent; absent with Stripe, where Stripe.js confirms it. */
  readonly confirmationPage?: (intent: string) => string;
  /** Secret that signs webhook events; undefined without a processor. */
  readonly webhookSecret: string | undefined;
  /** Returns the Stripe client, created on first use. @throws an error when no processor is configured */
  stripe(): Promise<Stripe>;
}

/** Settings of the sandbox, which serves Stripe's API on this server. */
export interface SandboxClientSettings {
  secretKey: string;
  webhookSecret: string;
  /** Base URL of this server. */
  address: () => string;
  /** Returns the path of the page that confirms a PaymentIntent. */
  confirmPath: (intent: string) => string;
}

/** Opens the configured card processor. The sandbox is called with the same Stripe client. */
export function openCardProcessor(cards: Config['cards'], sandbox: SandboxClientSettings): CardProcessor {
  switch (cards.kind) {
    case 'none':
      return {
        kind: 'none',
        webhookSecret: undefined,
        stripe: () => Promise.reject(new Error('No card processor is configured.')),
      };
    case 'stripe': {
      const { secretKey, webhookSecret, apiUrl } = cards;
      return { kind: 'stripe', webhookSecret, stripe: lazily(() => createStripeClient(secretKey, apiUrl)) };
    }
    case 'sandbox': {
      const { secretKey, webhookSecret, address, confirmPath } = sandbox;
      // The sandbox runs on this server. A kept-alive connection of the server to itself would delay its shutdown.
      return {
        kind: 'sandbox',
        webhookSecret,
        confirmationPage: confirmPath,
        stripe: lazily(() => createStripeClient(secretKey, address(), new Agent({ keepAlive: false }))),
      };
    }
  }
}

async function createStripeClient(key: string, apiUrl: string | undefined, httpAgent?: Agent): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const hostOptions = apiUrl ? hostOptionsOf(apiUrl) : {};
  return new Client(key, {
    ...hostOptions,
    ...(httpAgent ? { httpAgent } : {}),
    timeout: requestTimeoutMs,
    maxNetworkRetries,
    telemetry: false,
  });
}

/** Returns the client options for an API host other than Stripe's. */
function hostOptionsOf(apiUrl: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return { host: hostname, port: port || (secure ? '443' : '80'), protocol: secure ? 'https' : 'http' };
}

/** Returns a function that calls `create` until one call succeeds, and from then on returns the result of that call. */
function lazily<T>(create: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= create().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
