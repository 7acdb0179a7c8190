import { sandboxKeys } from '../../../server/sandbox/keys';
import { type Answer, type SignedIn, type TestServer, usualEnvironment } from '../harness/server';
import { change, pause } from '../identity/calls';
import { filled } from '../sandbox/processor';

/** What the sandbox of a test's server signs with. */
export const webhookSecret = sandboxKeys(usualEnvironment.TOKEN_SECRET).webhookSecret;

/** Where the console of these tests is. */
export const origin = 'http://localhost:4000';

/** Cards of the sandbox. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  asksHolder: '4000002500003155',
} as const;

/** A tariff and how often it is paid. */
export interface Wish {
  tariff: string;
  billing_cycle: 'MONTHLY' | 'YEARLY';
}

/** Begins a payment. */
export function beginPayment(server: TestServer, { token }: Pick<SignedIn, 'token'>, wish: Wish, from = origin) {
  const document = 'mutation ($input: CreatePaymentSessionInput!) { createPaymentSession(input: $input) { id url } }';
  return server.call<{ createPaymentSession: { id: string; url: string } }>(
    document,
    { input: { ...wish, origin: from } },
    { token },
  );
}

/** Begins a payment that nothing stands against. */
export async function begun(
  server: TestServer,
  payer: Pick<SignedIn, 'token'>,
  wish: Wish,
): Promise<{ id: string; url: string }> {
  const { data, body } = await beginPayment(server, payer, wish);
  if (!data) throw new Error(`no payment was begun: ${JSON.stringify(body)}`);
  return data.createPaymentSession;
}

/** What a tariff would cost. */
export function quote(
  server: TestServer,
  { token }: Pick<SignedIn, 'token'>,
  { tariff, billing_cycle }: Wish,
): Promise<Answer<{ paymentQuote: Record<string, unknown> }>> {
  const fields =
    'tariff_id billing_cycle purpose at_once start_date end_date price credit net tax_rate tax amount currency';
  return server.call(
    `query ($tariff: ID!, $cycle: BillingCycle!) { paymentQuote(tariff: $tariff, billing_cycle: $cycle) { ${fields} } }`,
    { tariff, cycle: billing_cycle },
    { token },
  );
}

/** Pays at the sandbox's page, as a form is sent by a browser. */
export async function payAt(server: TestServer, url: string, card: string = cards.good): Promise<Response> {
  return sendForm(server, url, filled(card));
}

/** Says at the bank's page, where paying led to, whether the payment is one's own. */
export function sayAtBank(server: TestServer, led: Response, action: 'confirm' | 'refuse'): Promise<Response> {
  return sendForm(server, new URL(led.headers.get('location') ?? '', server.url).href, { action });
}

/** Sends a form of the sandbox's pages. */
function sendForm(server: TestServer, url: string, form: Record<string, string>): Promise<Response> {
  return fetch(new URL(new URL(url).pathname, server.url), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
}

/** A payment's row, its columns as text. */
export async function paymentOf(server: TestServer, id: string): Promise<Record<string, unknown>> {
  const [row] = await change(server, 'SELECT row_to_json(payments) FROM payments WHERE id = $1', id);
  const read: Record<string, unknown> = JSON.parse(row?.[0] ?? '{}');
  // Ids have more digits than JSON's numbers keep.
  return { ...read, id };
}

/** Waits until a payment stands there. */
export async function untilPayment(server: TestServer, id: string, status: string): Promise<Record<string, unknown>> {
  for (;;) {
    const row = await paymentOf(server, id);
    if (row.status === status) return row;
    await pause(5);
  }
}

/** A new company that has paid for a tariff. */
export async function paidBy(
  server: TestServer,
  payer: Pick<SignedIn, 'token'>,
  wish: Wish,
): Promise<Record<string, unknown>> {
  const { id, url } = await begun(server, payer, wish);
  await payAt(server, url);
  return untilPayment(server, id, 'SUCCEEDED');
}

/** Has the processor tell what happens there, or keep it to itself. */
export async function processorTells(server: TestServer, tells: boolean): Promise<void> {
  await change(server, 'DROP TRIGGER IF EXISTS mute ON jobs');
  if (tells) return;
  const mute = 'BEGIN RETURN NULL; END';
  await change(server, `CREATE OR REPLACE FUNCTION mute() RETURNS trigger LANGUAGE plpgsql AS $$ ${mute} $$`);
  const isEvent = "NEW.kind = 'sandbox.event'";
  await change(
    server,
    `CREATE TRIGGER mute BEFORE INSERT ON jobs FOR EACH ROW WHEN (${isEvent}) EXECUTE FUNCTION mute()`,
  );
}
