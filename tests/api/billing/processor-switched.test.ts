import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';
import { enterRenewalCard } from './subscription-clock';
import { sandboxCards, payTariff } from './payments';

let server: TestServer;
let founder: SignedInUser;

/**
 * Registers a company that paid through a former processor. The current processor knows neither the company's customer
 * id nor its card.
 */
beforeAll(async () => {
  server = await startTestServer();
  founder = await registerCompany(server);
  await payTariff(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
  const forget =
    "UPDATE subscriptions SET customer_id = 'cus_elsewhere', payment_method_id = 'pm_elsewhere', card_last4 = '0000' WHERE tenant_id = $1";
  await runSql(server, forget, founder.tenant);
});
afterAll(() => server.close());

it('stores a new card and both customer ids after a change of processor', async () => {
  await enterRenewalCard(server, founder, sandboxCards.good);
  const [kept] = await runSql(
    server,
    'SELECT customer_id, payment_method_id FROM subscriptions WHERE tenant_id = $1',
    founder.tenant,
  );
  expect(kept).toEqual([expect.stringMatching(/^cus_(?!elsewhere)/), expect.stringMatching(/^pm_(?!elsewhere)/)]);
  const [customer] = await runSql(server, "SELECT body ->> 'name' FROM sandbox_objects WHERE id = $1", kept?.[0]);
  expect(customer).toEqual(['Bałtyk Cargo Sp. z o.o.']);
});
