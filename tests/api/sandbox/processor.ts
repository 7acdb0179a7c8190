import type { Language } from '../../../server/contract.generated';
import { asc } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { deriveSandboxKeys } from '../../../server/sandbox/keys';
import { sandboxEvents } from '../../../server/sandbox/tables';
import type { Database } from '../../../server/database/database';
import { defaultEnvironment } from '../harness/environment';
import { startTestServer, type TestServer, type TestServerOptions } from '../harness/server';

/** A server with the sandbox, and functions that call the sandbox as Stripe's SDK and as a browser do. */
export interface SandboxProcessor {
  server: TestServer;
  stripe: Stripe;
  /** Requests a page of the sandbox. */
  open(path: string, language?: Language): Promise<Response>;
  /** Submits the form of a page of the sandbox. Returns the response without following a redirect. */
  send(path: string, form: Record<string, string>): Promise<Response>;
  /** Creates a checkout session of €61.50. `more` overrides parameters of the session. */
  createSession(more?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<Stripe.Checkout.Session>;
}

/** Starts a server with the sandbox. The caller must close the server. */
export async function startSandboxProcessor(options: TestServerOptions = {}): Promise<SandboxProcessor> {
  const server = await startTestServer(options);
  const stripe = createStripeClient(server.url, deriveSandboxKeys(defaultEnvironment.TOKEN_SECRET).secretKey);
  return {
    server,
    stripe,
    open: (path, language = 'en') => fetch(new URL(path, server.url), { headers: { 'accept-language': language } }),
    send: (path, form) =>
      fetch(new URL(path, server.url), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    createSession: (more) => stripe.checkout.sessions.create({ ...checkoutSessionParams, ...more }),
  };
}

/** Returns a client of Stripe's SDK that calls the sandbox at a URL instead of Stripe. */
export function createStripeClient(url: string, key: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

const metadata = { tenant: '1', payment: '5001', tariff: '3', billing_cycle: 'MONTHLY', purpose: 'SUBSCRIPTION' };

/** Parameters with which Waybill creates a checkout session. */
export const checkoutSessionParams = {
  mode: 'payment',
  success_url: 'https://waybill.example/info/subscriptionSuccess?payment=5001',
  cancel_url: 'https://waybill.example/info/subscriptionUnsuccess?payment=5001',
  client_reference_id: '5001',
  customer_email: 'office@hauliers.test',
  line_items: [
    { price_data: { currency: 'eur', unit_amount: 6150, product_data: { name: 'Network, monthly' } }, quantity: 1 },
  ],
  payment_intent_data: { setup_future_usage: 'off_session', metadata },
  metadata,
} satisfies Stripe.Checkout.SessionCreateParams;

/** Returns the values that a customer submits in the form of the sandbox's checkout page. */
export const filledCardForm = (number: string) => ({
  number,
  expires: '12/50',
  code: '123',
  name: 'Anna Nowak',
  action: 'pay',
});

/** Returns the path of the checkout page of a session. */
export const checkoutPathOf = ({ url }: Stripe.Checkout.Session) => new URL(url ?? '').pathname;

/** Returns the sorted types of the sandbox's events about the object with this id. */
export async function fetchEventTypes(database: Database, id: string): Promise<string[]> {
  const rows = await database.system(({ orm }) =>
    orm.select({ body: sandboxEvents.body }).from(sandboxEvents).orderBy(asc(sandboxEvents.id)),
  );
  return rows
    .flatMap(({ body }) => (JSON.stringify(body.data).includes(`"${id}"`) ? [String(body.type)] : []))
    .toSorted();
}

/** Returns the id in a field that links to another object. @throws Error if the object itself is there, or nothing */
export function linkedObjectIdOf(link: string | { id: string } | null): string {
  if (typeof link === 'string') return link;
  throw new Error('There is no link here.');
}
