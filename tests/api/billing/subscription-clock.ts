import { openCardProcessor } from '../../../server/areas/billing/stripe/card-processor';
import { createSandboxClientSettings } from '../../../server/sandbox';
import { recheckPendingPayments } from '../../../server/areas/billing/renewal/recheck-pending';
import { renewDueSubscriptions, type RenewalContext } from '../../../server/areas/billing/renewal/renew-due';
import type { Session } from '../../../server/database/database';
import { setBillingClockInSession } from '../harness/clock';
import { defaultEnvironment } from '../harness/environment';
import type { SignedInUser, TestServer } from '../harness/server';
import { runSql, waitMilliseconds } from '../identity/calls';
import { consoleOrigin, submitCard } from './payments';

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Returns the context with which a test runs the renewal job. `processor` is the URL of the payment processor; an
 * unreachable URL simulates an outage.
 */
export function renewalContextOf(
  { database, url }: Pick<TestServer, 'database' | 'url'>,
  processor = url,
): RenewalContext {
  const cards = openCardProcessor(
    { kind: 'sandbox' },
    createSandboxClientSettings(defaultEnvironment.TOKEN_SECRET, () => processor),
  );
  return { database, cards, log: silentLog };
}

/** Clears the due times of all other companies, so that the renewal job handles only the company of `tenant`. */
export async function keepOnlyRenewalOf(server: TestServer, tenant: string): Promise<void> {
  await runSql(server, 'UPDATE subscriptions SET due_at = NULL WHERE tenant_id <> $1', tenant);
}

/** Returns the time at which the renewal job next handles a company (UTC, ISO 8601), or null if no time is set. */
export function fetchRenewalDueAt({ database }: TestServer, tenant: string): Promise<string | null> {
  return database.system((session) => fetchRenewalDueAtInSession(session, tenant));
}

/** Does the same as `fetchRenewalDueAt`, in the transaction of a session. */
export async function fetchRenewalDueAtInSession(session: Session, tenant: string): Promise<string | null> {
  const text =
    'SELECT to_char(due_at AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS"Z"\') FROM subscriptions WHERE tenant_id = $1';
  const [row] = await session.rows({ text, params: [tenant] });
  return row?.[0] ?? null;
}

/** Advances the billing clock to a moment, and runs a company's renewal job at each of its due times on the way. */
export async function advanceBillingClock(server: TestServer, tenant: string, moment: string): Promise<void> {
  for (
    let due = await advanceToNextDue(server, tenant, moment);
    due;
    due = await advanceToNextDue(server, tenant, moment)
  ) {
    if ((await renewDueSubscriptions(renewalContextOf(server))) === 0)
      throw new Error(`Nothing is done at ${due}, though it is due.`);
  }
  await recheckPendingPayments(renewalContextOf(server));
}

/**
 * Sets the billing clock to the company's next due time and returns that time. If the next due time is later than
 * `moment`, sets the clock to `moment` and returns undefined.
 */
function advanceToNextDue({ database }: TestServer, tenant: string, moment: string): Promise<string | undefined> {
  return database.system(async (session) => {
    const due = await fetchRenewalDueAtInSession(session, tenant);
    const next = due && due <= moment ? due : undefined;
    await setBillingClockInSession(session, next ?? moment);
    return next;
  });
}

const fields = `id state tariff_id billing_cycle start_date end_date paid_until next_tariff_id next_billing_cycle canceled_at card { last4 }
  renewal { due_at tries error_message confirm_payment_id } usage { code used limit }`;

/** A tenant's subscription as the API returns it. */
export interface SubscriptionRecord {
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

/** Fetches the subscription of the caller's company. */
export async function fetchSubscription(
  server: TestServer,
  { token }: Pick<SignedInUser, 'token'>,
): Promise<SubscriptionRecord> {
  const { data, body } = await server.call<{ companySubscription: SubscriptionRecord }>(
    `{ companySubscription { ${fields} } }`,
    {},
    { token },
  );
  if (!data) throw new Error(`no subscription was answered: ${JSON.stringify(body)}`);
  return data.companySubscription;
}

/** Selects the tariff and billing cycle with which the next period of the caller's company starts. */
export function planTariff(
  server: TestServer,
  { token }: Pick<SignedInUser, 'token'>,
  tariff: string,
  billing_cycle: 'MONTHLY' | 'YEARLY',
) {
  const document = `mutation ($input: PlanTariffInput!) { planTariff(input: $input) { ${fields} } }`;
  return server.call<{ planTariff: SubscriptionRecord }>(document, { input: { tariff, billing_cycle } }, { token });
}

/** Cancels the subscription of the caller's company, or resumes a canceled one. */
export async function setSubscriptionCanceled(
  server: TestServer,
  { token }: Pick<SignedInUser, 'token'>,
  method: 'disableSubscription' | 'resumeSubscription',
  id: string,
) {
  const document = `mutation ($id: ID!) { answer: ${method}(id: $id) { ${fields} } }`;
  const { data } = await server.call<{ answer: SubscriptionRecord | null }>(document, { id }, { token });
  return data?.answer;
}

/** Enters another card for renewals on the sandbox's page, and waits until the server has stored it. */
export async function enterRenewalCard(
  server: TestServer,
  { token, tenant }: Pick<SignedInUser, 'token' | 'tenant'>,
  number: string,
): Promise<void> {
  const document = 'mutation ($origin: String!) { createCardSession(origin: $origin) { url } }';
  const { data, body } = await server.call<{ createCardSession: { url: string } }>(
    document,
    { origin: consoleOrigin },
    { token },
  );
  if (!data) throw new Error(`no card could be entered: ${JSON.stringify(body)}`);
  const redirect = await submitCard(server, data.createCardSession.url, number);
  const bank = redirect.headers.get('location') ?? '';
  if (bank.startsWith('/sandbox/confirm'))
    await fetch(new URL(bank, server.url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'confirm' }),
      redirect: 'manual',
    });
  const readStoredDigits = async () =>
    (await runSql(server, 'SELECT card_last4 FROM subscriptions WHERE tenant_id = $1', tenant))[0]?.[0];
  while ((await readStoredDigits()) !== number.slice(-4)) await waitMilliseconds(5);
}

/** Confirms a renewal payment that waits for confirmation, on the sandbox's page of the bank. */
export async function confirmRenewalPayment(
  server: TestServer,
  { token }: Pick<SignedInUser, 'token'>,
  id: string,
): Promise<void> {
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

/** Returns the renewal payments of a company with id, status and start date. A missing start date is '-'. */
export async function fetchRenewals(server: TestServer, tenant: string) {
  const rows = await runSql(
    server,
    "SELECT id, status, coalesce(start_date::text, '-') FROM payments WHERE tenant_id = $1 AND purpose = 'RENEWAL' ORDER BY id",
    tenant,
  );
  return rows.map(([id, status, from]) => ({ id: String(id), status, from }));
}

/** Returns the number of successful charges that the processor has stored for a company's renewals. */
export async function countRenewalCharges(server: TestServer, tenant: string): Promise<number> {
  const text =
    "SELECT count(*) FROM sandbox_objects WHERE kind = 'payment_intent' AND body ->> 'status' = 'succeeded' AND body -> 'metadata' ->> 'tenant' = $1 AND body -> 'metadata' ->> 'purpose' = 'RENEWAL'";
  return Number((await runSql(server, text, tenant))[0]?.[0]);
}
