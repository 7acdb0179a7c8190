import { Agent } from 'node:http';
import type Stripe from 'stripe';
import type { Config } from '../../../config';

/** Milliseconds that an answer of the processor is waited for, and how often a call that got none is sent again. */
const patience = 20_000;
const retries = 2;

/** Whoever takes payments by card. */
export interface Cards {
  readonly kind: Config['cards']['kind'];
  /** Page of this server where a payment is confirmed, by its id; absent: Stripe's script confirms it. */
  readonly confirmationPage?: (intent: string) => string;
  /** What its word is signed with; none where nobody takes payments. */
  readonly webhookSecret: string | undefined;
  /** What it is spoken to with, loaded with the first wish for it. @throws an error where nobody takes payments. */
  stripe(): Promise<Stripe>;
}

/** A card processor of this server that answers Stripe's calls. */
export interface LocalProcessor {
  secretKey: string;
  webhookSecret: string;
  /** Where this server is reached. */
  address: () => string;
  /** Path of the page where a payment is confirmed. */
  confirmPath: (intent: string) => string;
}

/**
 * Readies Stripe's own client for whoever takes payments: Stripe, or the sandbox.
 * @param sandbox takes Stripe's place where the configuration says so
 */
export function openCards(cards: Config['cards'], sandbox: LocalProcessor): Cards {
  switch (cards.kind) {
    case 'none':
      return {
        kind: 'none',
        webhookSecret: undefined,
        stripe: () => Promise.reject(new Error('Nobody takes payments here.')),
      };
    case 'stripe': {
      const { secretKey, webhookSecret, apiUrl } = cards;
      return { kind: 'stripe', webhookSecret, stripe: once(() => connect(secretKey, apiUrl)) };
    }
    case 'sandbox': {
      const { secretKey, webhookSecret, address, confirmPath } = sandbox;
      // A line that stayed open to ourselves would be one that the server waits for when it stops.
      return {
        kind: 'sandbox',
        webhookSecret,
        confirmationPage: confirmPath,
        stripe: once(() => connect(secretKey, address(), new Agent({ keepAlive: false }))),
      };
    }
  }
}

async function connect(key: string, apiUrl: string | undefined, httpAgent?: Agent): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const place = apiUrl ? placeOf(apiUrl) : {};
  return new Client(key, {
    ...place,
    ...(httpAgent ? { httpAgent } : {}),
    timeout: patience,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

/** Another place than Stripe's own, as its client wants it. */
function placeOf(apiUrl: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return { host: hostname, port: port || (secure ? '443' : '80'), protocol: secure ? 'https' : 'http' };
}

/** Made with the first wish for it; made anew after one that failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
