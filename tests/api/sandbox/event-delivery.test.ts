import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createPaymentIntent, chargeCard } from '../../../server/sandbox/payments';
import type { SandboxPaymentMethod } from '../../../server/sandbox/objects';
import { SandboxObjectStore } from '../../../server/sandbox/store';
import { createEnabledSandboxJobKinds } from '../../../server/sandbox/jobs';
import type { Database } from '../../../server/database/database';
import { jobsChannel, QueueWorker } from '../../../server/queue';
import { openTestDatabase } from '../harness/database';

const secret = 'whsec_that_only_the_tests_know';
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {}, fatal: () => {}, trace: () => {} };

let database: Database;
let receiver: Server;
let url: string;
/** Ids of the events that the receiver has got with a valid signature, in order. */
let postedIds: string[];
/**
 * Status codes with which the receiver answers the next deliveries. When the list is empty, the receiver answers 200.
 */
let results: number[];

beforeAll(async () => {
  database = await openTestDatabase(inject('template'));
  receiver = createServer((request, response) => {
    const hear = async () => {
      const { id } = Stripe.webhooks.constructEvent(
        await text(request),
        request.headers['stripe-signature'] ?? '',
        secret,
      );
      postedIds.push(id);
      response.writeHead(results.shift() ?? 200).end();
    };
    void hear();
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver does not listen.');
  url = `http://127.0.0.1:${address.port}/webhooks/stripe`;
});
beforeEach(async () => {
  [postedIds, results] = [[], []];
  await change('DELETE FROM sandbox_events');
  await change('DELETE FROM jobs');
});
afterAll(async () => {
  await new Promise((resolve) => {
    receiver.close(resolve);
  });
  await database.close();
});

const change = (statement: string) => database.system(({ rows }) => rows({ text: statement, params: [] }));

async function startDelivery(): Promise<() => Promise<void>> {
  const kinds = createEnabledSandboxJobKinds({ database, log, webhookSecret: secret, webhook: () => url });
  const worker = new QueueWorker({ database, log, kinds });
  await worker.start();
  return () => worker.stop();
}

/** Creates successful payments in the sandbox, each of which creates one event. */
async function pay(times = 1): Promise<void> {
  await database.system(async (session) => {
    const store = await SandboxObjectStore.open(session);
    const plan = {
      amount: 6150,
      currency: 'eur',
      customer: null,
      metadata: {},
      description: null,
      receipt_email: null,
      savesCard: false,
      session: null,
    };
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2050, funding: 'credit' };
    const sandbox = { behaviour: 'pays', origin: 'https://waybill.example' } as const;
    const method = await store.add<SandboxPaymentMethod>({
      ...store.newObject('payment_method'),
      type: 'card',
      metadata: {},
      customer: null,
      billing_details: { name: 'Anna Nowak' },
      card,
      sandbox,
    });
    for (let time = 0; time < times; time += 1)
      await chargeCard(store, await createPaymentIntent(store, plan), method, 'entered');
  });
}

const isWaiting = "kind = 'sandbox.event' AND state = 'PENDING'";
const waiting = async () => Number((await change(`SELECT count(*) FROM jobs WHERE ${isWaiting}`))[0]?.[0]);

/** Waits until the sandbox has no more events to deliver. */
async function waitForDelivery(): Promise<void> {
  await expect.poll(waiting, { interval: 10 }).toBe(0);
}

test('posts an event at once with Stripe’s signature, and not again after a 2xx response', async () => {
  const stop = await startDelivery();
  await pay();
  await waitForDelivery();
  expect(postedIds).toHaveLength(1);
  await stop();
});

test('posts an event again until it is accepted', async () => {
  results = [500, 404, 200];
  const stop = await startDelivery();
  await pay();
  const left = async () => {
    // Makes the jobs of the pending deliveries due now, to skip the delays between their attempts.
    await change(`UPDATE jobs SET run_at = now() WHERE ${isWaiting} AND lease IS NULL`);
    await change(`SELECT pg_notify('${jobsChannel}', 'due 0')`);
    return waiting();
  };
  await expect.poll(left, { interval: 20 }).toBe(0);
  expect(postedIds).toHaveLength(3);
  expect(new Set(postedIds).size).toBe(1);
  await stop();
});

test('posts pending events once each when several servers start', async () => {
  await pay(20);
  const stops = await Promise.all([startDelivery(), startDelivery(), startDelivery()]);
  await waitForDelivery();
  expect(postedIds).toHaveLength(20);
  expect(new Set(postedIds).size).toBe(20);
  await Promise.all(stops.map((stop) => stop()));
});
