import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ApiClient } from './api';
import { sixDigitCodeIn } from '../../api/harness/mails';
import { testCards } from './checkout';
import { defaultPassword } from './colleague';
import { fetchNewestMail } from './mails';
import type { SharedServer } from './test';

/** A company that only one test uses, so that this test may change its subscription. */
interface TestCompany {
  /** E-mail address of the company's administrator, who signs in with the password `defaultPassword`. */
  email: string;
  api: ApiClient;
}

/** Ids of the tariffs, by name. */
export const tariffIds = { Start: '1', Fleet: '2', Network: '3' } as const;

interface RegisterData {
  register: { access_token: string; user: { tenant: { id: string; modified_at: string } } };
}

/**
 * Registers a company through the API and enters its data. The next step of its registration is the choice of a tariff.
 */
export async function registerCompany(waybill: Pick<SharedServer, 'url'>): Promise<TestCompany> {
  const email = `subscriber.${randomUUID()}@example.com`;
  const input = { email, password: defaultPassword, lang: 'en' };
  const query =
    'mutation ($input: RegisterInput!) { register(input: $input) { access_token user { tenant { id modified_at } } } }';
  const { register } = await new ApiClient(waybill.url).call<RegisterData>(query, { input });
  const api = new ApiClient(waybill.url, register.access_token);
  const legal_address = {
    create: { country: 'PL', city: 'Gdynia', zip: '81-336', street: 'Polska', house_number: '15' },
  };
  const update = {
    name: 'Bałtyk Cargo',
    legal_name: 'Bałtyk Cargo Sp. z o.o.',
    registration_number: '0000912476',
    legal_address,
  };
  const { text } = await fetchNewestMail(waybill.url, email);
  await api.call('mutation ($input: ProveEmailInput!) { proveEmail(input: $input) { status } }', {
    input: { code: sixDigitCodeIn(text) },
  });
  const { id, modified_at } = register.user.tenant;
  await api.call('mutation ($input: UpdateTenantInput!) { updateTenant(input: $input) { id } }', {
    input: { id, modified_at, company: { update } },
  });
  return { email, api };
}

/** Registers a company that has paid for a monthly tariff with a valid card. */
export async function registerPayingCompany(
  waybill: SharedServer,
  tariff: keyof typeof tariffIds,
): Promise<TestCompany> {
  const company = await registerCompany(waybill);
  const input = { tariff: tariffIds[tariff], billing_cycle: 'MONTHLY', origin: waybill.url };
  const begin = 'mutation ($input: CreatePaymentSessionInput!) { createPaymentSession(input: $input) { url } }';
  const { createPaymentSession } = await company.api.call<{ createPaymentSession: { url: string } }>(begin, { input });
  const body = new URLSearchParams({
    number: testCards.pays,
    expires: '12/40',
    code: '123',
    name: 'Zofia Zielona',
    action: 'pay',
  });
  await fetch(createPaymentSession.url, { method: 'POST', body, redirect: 'manual' });
  const state = async () =>
    (await company.api.call<{ subscriptionState: string }>('{ subscriptionState }', {})).subscriptionState;
  await expect.poll(state).toBe('ACTIVE');
  return company;
}
