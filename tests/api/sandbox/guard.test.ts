import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveSandboxKeys } from '../../../server/sandbox/keys';
import { startSecondServer } from '../harness/second-server';
import { defaultEnvironment } from '../harness/environment';
import { startTestServer, type TestServer } from '../harness/server';
import { createStripeClient, checkoutSessionParams } from './processor';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://waybill.example' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

let base: TestServer;

beforeAll(async () => {
  base = await startTestServer();
});

afterAll(() => base.close());

test.each([
  ['production', production],
  ['production with Stripe', { ...production, ...stripe }],
  ['a developer with Stripe', stripe],
])('%s disables the sandbox, even with its key', async (_where, environment) => {
  const server = await startSecondServer(base, { environment });
  const { secretKey } = deriveSandboxKeys(defaultEnvironment.TOKEN_SECRET);
  const paths = [
    '/sandbox',
    '/sandbox/checkout/cs_test_x',
    '/sandbox/confirm/pi_x',
    '/sandbox/receipts/ch_x',
    '/v1/customers/cus_x',
  ];
  const responses = await Promise.all(
    paths.map((path) =>
      fetch(`${server.url}${path}`, { headers: { accept: 'text/html', authorization: `Bearer ${secretKey}` } }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 404));
  const response = await fetch(`${server.url}/v1/checkout/sessions`, {
    method: 'POST',
    body: new URLSearchParams({ mode: 'payment' }),
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(response.status).toBe(404);
  await server.close();
});

test('production with the sandbox enabled logs a warning', async () => {
  let written = '';
  const log = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written += chunk.toString();
      done();
    },
  });
  const server = await startSecondServer(base, {
    environment: { ...production, PAYMENTS_SANDBOX: 'yes', LOG_LEVEL: 'warn' },
    log,
  });
  const client = createStripeClient(server.url, deriveSandboxKeys(defaultEnvironment.TOKEN_SECRET).secretKey);
  expect((await client.checkout.sessions.create(checkoutSessionParams)).status).toBe('open');
  expect(written).toContain('payments are simulated and move no money');
  await server.close();
});
