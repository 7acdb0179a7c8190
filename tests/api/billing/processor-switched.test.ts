import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { enterCard } from './life';
import { cards, paidBy } from './paying';

let server: TestServer;
let founder: SignedIn;

/** A company whose subscription was paid at another processor: this one knows neither its name nor its card. */
beforeAll(async () => {
  server = await startTestServer();
  founder = await newCompany(server, 'switched@paying.example');
  await paidBy(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
  const forget =
    "UPDATE subscriptions SET customer_id = 'cus_elsewhere', payment_method_id = 'pm_elsewhere', card_last4 = '0000' WHERE tenant_id = $1";
  await change(server, forget, founder.tenant);
});
afterAll(() => server.close());

it('another card can be entered at once where the company was known to another processor, and both names are kept', async () => {
  await enterCard(server, founder, cards.good);
  const [kept] = await change(
    server,
    'SELECT customer_id, payment_method_id FROM subscriptions WHERE tenant_id = $1',
    founder.tenant,
  );
  expect(kept).toEqual([expect.stringMatching(/^cus_(?!elsewhere)/), expect.stringMatching(/^pm_(?!elsewhere)/)]);
  const [customer] = await change(server, "SELECT body ->> 'name' FROM sandbox_objects WHERE id = $1", kept?.[0]);
  expect(customer).toEqual(['Bałtyk Cargo Sp. z o.o.']);
});
