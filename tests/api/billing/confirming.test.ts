import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/database/ids';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany, startTrial } from '../identity/registration';

/** All requests that the fake Stripe server has received, in order, each as its method, path and body. */
const requests: string[] = [];
let stripe: Server;
let server: TestServer;

/**
 * A payment intent in Stripe's format whose charge the bank declined because the cardholder did not confirm. Stripe has
 * detached the card from the intent.
 */
const refused = {
  id: 'pi_asks',
  object: 'payment_intent',
  status: 'requires_payment_method',
  client_secret: 'pi_asks_secret_x',
  payment_method: null,
  last_payment_error: {
    type: 'card_error',
    code: 'authentication_required',
    payment_method: { id: 'pm_kept', object: 'payment_method' },
  },
};

beforeAll(async () => {
  const result = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url} ${await text(request)}`.trim());
    response.setHeader('content-type', 'application/json').end(JSON.stringify(refused));
  };
  stripe = createServer((request, response) => void result(request, response)).listen(0, '127.0.0.1');
  await once(stripe, 'listening');
  const address = stripe.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  server = await startTestServer({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
  });
});
afterAll(async () => {
  await server.close();
  stripe.close();
});

it('attaches the card again before Stripe’s script confirms a renewal', async () => {
  const founder = await registerCompany(server);
  await startTrial(server, founder, '1');
  const id = newId();
  await runSql(
    server,
    `INSERT INTO payments (tenant_id, id, tariff_id, amount, currency, billing_cycle, purpose, payment_intent_id, error_message, metadata)
     VALUES ($1, $2, 1, 6027, 'EUR', 'MONTHLY', 'RENEWAL', 'pi_asks', 'Your card was declined.', '{}')`,
    founder.tenant,
    id,
  );
  const { data } = await server.call(
    'mutation ($id: ID!) { confirmPayment(id: $id) { id client_secret url } }',
    { id },
    { token: founder.token },
  );
  expect(data).toEqual({ confirmPayment: { id, client_secret: 'pi_asks_secret_x', url: null } });
  expect(requests).toEqual([
    'GET /v1/payment_intents/pi_asks',
    'POST /v1/payment_intents/pi_asks payment_method=pm_kept',
  ]);
});
