import { openCards } from '../../../server/areas/billing/paying/cards';
import { sandboxProcessor } from '../../../server/sandbox';
import { askPending } from '../../../server/areas/billing/renewal/pending';
import { renewDue, type RenewalParts } from '../../../server/areas/billing/renewal/renew';
import type { Session } from '../../../server/database/database';
import { setClockWithin } from '../harness/clock';
import { type SignedIn, type TestServer, usualEnvironment } from '../harness/server';
import { change, pause } from '../identity/calls';
import { origin, payAt } from './paying';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What a server's job works with; a processor elsewhere, or nobody where there is none, at another address. */
export function partsOf({ database, url }: Pick<TestServer, 'database' | 'url'>, processor = url): RenewalParts {
  const cards = openCards(
    { kind: 'sandbox' },
    sandboxProcessor(usualEnvironment.TOKEN_SECRET, () => processor),
  );
  return { database, cards, log: silent };
}

/** Lets only this company be renewed: the demo's have lives of their own. */
export async function alone(server: TestServer, tenant: string): Promise<void> {
  await change(server, 'UPDATE subscriptions SET due_at = NULL WHERE tenant_id <> $1', tenant);
}

/** When the job looks at a company's subscription next. */
export function dueOf({ database }: TestServer, tenant: string): Promise<string | null> {
  return database.system((session) => dueWithin(session, tenant));
}

/** The same, within a transaction. */
export async function dueWithin(session: Session, tenant: string): Promise<string | null> {
  const text =
    'SELECT to_char(due_at AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS"Z"\') FROM subscriptions WHERE tenant_id = $1';
  const [row] = await session.rows({ text, params: [tenant] });
  return row?.[0] ?? null;
}

/** Lets time pass until a moment: the job does at its time what was due meanwhile. */
export async function live(server: TestServer, tenant: string, moment: string): Promise<void> {
  for (let due = await pass(server, tenant, moment); due; due = await pass(server, tenant, moment)) {
    if ((await renewDue(partsOf(server))) === 0) throw new Error(`Nothing is done at ${due}, though it is due.`);
  }
  await askPending(partsOf(server));
}

/** Sets the clock to when the job looks at a company next, which it answers; or to the moment, where that comes first. */
function pass({ database }: TestServer, tenant: string, moment: string): Promise<string | undefined> {
  return database.system(async (session) => {
    const due = await dueWithin(session, tenant);
    const next = due && due <= moment ? due : undefined;
    await setClockWithin(session, next ?? moment);
    return next;
  });
}

const fields = `id state tariff_id billing_cycle start_date end_date paid_until next_tariff_id next_billing_cycle canceled_at card { last4 }
  renewal { due_at tries error_message confirm_payment_id } usage { code used limit }`;

/** A subscription as the API answers it. */
export interface Subscription {
  id: string;
  state: string;
  tariff_id: string | null;
  billing_cycle: string | null;
  start_date: string | null;
  end_date: string | null;
  paid_until: string | null;
  next_tariff_id: string | null;
  next_billing_cycle: string | null;
  canceled_at: string | null;
  card: { last4: string } | null;
  renewal: { due_at: string | null; tries: number; error_message: string | null; confirm_payment_id: string | null };
  usage: { code: string; used: number; limit: number | null }[];
}

/** Reads the caller's company's subscription. */
export async function subscriptionOf(server: TestServer, { token }: Pick<SignedIn, 'token'>): Promise<Subscription> {
  const { data, body } = await server.call<{ companySubscription: Subscription }>(
    `{ companySubscription { ${fields} } }`,
    {},
    { token },
  );
  if (!data) throw new Error(`no subscription was answered: ${JSON.stringify(body)}`);
  return data.companySubscription;
}

/** Has a tariff follow at the end of the period. */
export function plan(
  server: TestServer,
  { token }: Pick<SignedIn, 'token'>,
  tariff: string,
  billing_cycle: 'MONTHLY' | 'YEARLY',
) {
  const document = `mutation ($input: PlanTariffInput!) { planTariff(input: $input) { ${fields} } }`;
  return server.call<{ planTariff: Subscription }>(document, { input: { tariff, billing_cycle } }, { token });
}

/** Cancels a subscription, or takes that back. */
export async function end(
  server: TestServer,
  { token }: Pick<SignedIn, 'token'>,
  method: 'disableSubscription' | 'resumeSubscription',
  id: string,
) {
  const document = `mutation ($id: ID!) { answer: ${method}(id: $id) { ${fields} } }`;
  const { data } = await server.call<{ answer: Subscription | null }>(document, { id }, { token });
  return data?.answer;
}

/** Enters another card at the processor's page, and waits until it is kept. */
export async function enterCard(
  server: TestServer,
  { token, tenant }: Pick<SignedIn, 'token' | 'tenant'>,
  number: string,
): Promise<void> {
  const document = 'mutation ($origin: String!) { createCardSession(origin: $origin) { url } }';
  const { data, body } = await server.call<{ createCardSession: { url: string } }>(document, { origin }, { token });
  if (!data) throw new Error(`no card could be entered: ${JSON.stringify(body)}`);
  const led = await payAt(server, data.createCardSession.url, number);
  const bank = led.headers.get('location') ?? '';
  if (bank.startsWith('/sandbox/confirm'))
    await fetch(new URL(bank, server.url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'confirm' }),
      redirect: 'manual',
    });
  const kept = async () =>
    (await change(server, 'SELECT card_last4 FROM subscriptions WHERE tenant_id = $1', tenant))[0]?.[0];
  while ((await kept()) !== number.slice(-4)) await pause(5);
}

/** Confirms with the bank what waits for it. */
export async function confirm(server: TestServer, { token }: Pick<SignedIn, 'token'>, id: string): Promise<void> {
  const { data, body } = await server.call<{ confirmPayment: { url: string } | null }>(
    'mutation ($id: ID!) { confirmPayment(id: $id) { id client_secret url } }',
    { id },
    { token },
  );
  if (!data?.confirmPayment) throw new Error(`there was nothing to confirm: ${JSON.stringify(body)}`);
  await fetch(new URL(data.confirmPayment.url, server.url), {
    method: 'POST',
    body: new URLSearchParams({ action: 'confirm' }),
    redirect: 'manual',
  });
}
