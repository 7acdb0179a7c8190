import { deriveSandboxKeys } from '../../../server/sandbox/keys';
import { defaultEnvironment } from '../harness/environment';
import type { GraphqlResponse, SignedInUser, TestServer } from '../harness/server';
import { runSql, waitMilliseconds } from '../identity/calls';
import { filledCardForm } from '../sandbox/processor';

/** Secret with which the sandbox of a test server signs webhook events. */
export const sandboxWebhookSecret = deriveSandboxKeys(defaultEnvironment.TOKEN_SECRET).webhookSecret;

/** Origin of the console to which checkout pages return in these tests. */
export const consoleOrigin = 'http://localhost:4000';

/** Card numbers that the sandbox accepts, by what happens when the card is charged. */
export const sandboxCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  asksHolder: '4000002500003155',
} as const;

/** The tariff and billing cycle that a payment is for. */
export interface TariffToPay {
  tariff: string;
  billing_cycle: 'MONTHLY' | 'YEARLY';
}

/** Tries to create a payment session for the caller's company. The response contains the session or the refusal. */
export function tryCreatePayment(
  server: TestServer,
  { token }: Pick<SignedInUser, 'token'>,
  choice: TariffToPay,
  from = consoleOrigin,
) {
  const document = 'mutation ($input: CreatePaymentSessionInput!) { createPaymentSession(input: $input) { id url } }';
  return server.call<{ createPaymentSession: { id: string; url: string } }>(
    document,
    { input: { ...choice, origin: from } },
    { token },
  );
}

/**
 * Creates a payment session for the payer's company. Returns the payment's id and the URL of the checkout page.
 * @throws Error if the server refuses
 */
export async function createPayment(
  server: TestServer,
  payer: Pick<SignedInUser, 'token'>,
  choice: TariffToPay,
): Promise<{ id: string; url: string }> {
  const { data, body } = await tryCreatePayment(server, payer, choice);
  if (!data) throw new Error(`no payment was begun: ${JSON.stringify(body)}`);
  return data.createPaymentSession;
}

/** Fetches what a tariff would cost the caller's company now. */
export function fetchQuote(
  server: TestServer,
  { token }: Pick<SignedInUser, 'token'>,
  { tariff, billing_cycle }: TariffToPay,
): Promise<GraphqlResponse<{ paymentQuote: Record<string, unknown> }>> {
  const fields =
    'tariff_id billing_cycle purpose at_once start_date end_date price credit net tax_rate tax amount currency';
  return server.call(
    `query ($tariff: ID!, $cycle: BillingCycle!) { paymentQuote(tariff: $tariff, billing_cycle: $cycle) { ${fields} } }`,
    { tariff, cycle: billing_cycle },
    { token },
  );
}

/** Submits a card number in the form of the sandbox's checkout page, as a browser does. */
export async function submitCard(server: TestServer, url: string, card: string = sandboxCards.good): Promise<Response> {
  return sendForm(server, url, filledCardForm(card));
}

/**
 * Confirms or refuses a payment on the sandbox's page of the bank. `redirect` is the response that leads to that page.
 */
export function submitBankForm(
  server: TestServer,
  redirect: Response,
  action: 'confirm' | 'refuse',
): Promise<Response> {
  return sendForm(server, new URL(redirect.headers.get('location') ?? '', server.url).href, { action });
}

/** Posts a form to a page of the sandbox. Returns the response without following a redirect. */
function sendForm(server: TestServer, url: string, form: Record<string, string>): Promise<Response> {
  return fetch(new URL(new URL(url).pathname, server.url), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
}

/** Returns the database row of a payment, by column name. */
export async function fetchPayment(server: TestServer, id: string): Promise<Record<string, unknown>> {
  const [row] = await runSql(server, 'SELECT row_to_json(payments) FROM payments WHERE id = $1', id);
  const read: Record<string, unknown> = JSON.parse(row?.[0] ?? '{}');
  // `JSON.parse` rounds the id, which has more digits than a number can hold exactly.
  return { ...read, id };
}

/** Waits until a payment has the given status, and returns the payment's database row. */
export async function waitForPayment(server: TestServer, id: string, status: string): Promise<Record<string, unknown>> {
  for (;;) {
    const row = await fetchPayment(server, id);
    if (row.status === status) return row;
    await waitMilliseconds(5);
  }
}

/** Pays for a tariff with a valid card and returns the payment's database row. */
export async function payTariff(
  server: TestServer,
  payer: Pick<SignedInUser, 'token'>,
  choice: TariffToPay,
): Promise<Record<string, unknown>> {
  const { id, url } = await createPayment(server, payer, choice);
  await submitCard(server, url);
  return waitForPayment(server, id, 'SUCCEEDED');
}

/** Turns delivery of the sandbox's webhook events on or off. Events created while it is off are never delivered. */
export async function setEventDelivery(server: TestServer, tells: boolean): Promise<void> {
  await runSql(server, 'DROP TRIGGER IF EXISTS mute ON jobs');
  if (tells) return;
  const mute = 'BEGIN RETURN NULL; END';
  await runSql(server, `CREATE OR REPLACE FUNCTION mute() RETURNS trigger LANGUAGE plpgsql AS $$ ${mute} $$`);
  const isEvent = "NEW.kind = 'sandbox.event'";
  await runSql(
    server,
    `CREATE TRIGGER mute BEFORE INSERT ON jobs FOR EACH ROW WHEN (${isEvent}) EXECUTE FUNCTION mute()`,
  );
}
