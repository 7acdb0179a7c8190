import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxKeys } from '../../../server/sandbox/keys';
import { startBeside } from '../harness/beside';
import { startTestServer, type TestServer, usualEnvironment } from '../harness/server';
import { clientOf, payment } from './processor';

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
])('%s has no sandbox, not even for who holds its key', async (_where, environment) => {
  const server = await startBeside(base, { environment });
  const { secretKey } = sandboxKeys(usualEnvironment.TOKEN_SECRET);
  const paths = [
    '/sandbox',
    '/sandbox/checkout/cs_test_x',
    '/sandbox/confirm/pi_x',
    '/sandbox/receipts/ch_x',
    '/v1/customers/cus_x',
  ];
  const answers = await Promise.all(
    paths.map((path) =>
      fetch(`${server.url}${path}`, { headers: { accept: 'text/html', authorization: `Bearer ${secretKey}` } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  const begun = await fetch(`${server.url}/v1/checkout/sessions`, {
    method: 'POST',
    body: new URLSearchParams({ mode: 'payment' }),
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(begun.status).toBe(404);
  await server.close();
});

test('production that names the sandbox has it, and its log warns of it', async () => {
  let written = '';
  const log = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written += chunk.toString();
      done();
    },
  });
  const server = await startBeside(base, {
    environment: { ...production, PAYMENTS_SANDBOX: 'yes', LOG_LEVEL: 'warn' },
    log,
  });
  const client = clientOf(server.url, sandboxKeys(usualEnvironment.TOKEN_SECRET).secretKey);
  expect((await client.checkout.sessions.create(payment)).status).toBe('open');
  expect(written).toContain('whoever pays here pays nothing');
  await server.close();
});
