import { checkoutPath } from './paths';
import { cardBehaviourOf, cardBrandOf } from './cards';
import type {
  SandboxCheckoutSession,
  SandboxCustomer,
  SandboxPaymentIntent,
  SandboxPaymentMethod,
  SandboxSetupIntent,
} from './objects';
import { requireChargeableAmount, type ApiParameters } from './parameters';
import {
  cancelSandboxPaymentIntent,
  answerPaymentAuthentication,
  answerSetupAuthentication,
  saveCard,
  createPaymentIntent,
  chargeCard,
} from './payments';
import { invalidRequestError } from './api-errors';
import { newStripeId, type SandboxObjectStore } from './store';

const minLifetimeSeconds = 30 * 60;
const maxLifetimeSeconds = 24 * 60 * 60;

/** A card that a payer entered in the form, after validation. */
export interface EnteredCard {
  number: string;
  month: number;
  year: number;
  name: string;
}

/** A Checkout Session with its PaymentIntent or SetupIntent. */
export interface SessionWithIntent {
  session: SandboxCheckoutSession;
  intent?: SandboxPaymentIntent | SandboxSetupIntent;
}

/** Creates a Checkout Session. */
export async function createCheckoutSession(
  store: SandboxObjectStore,
  parameters: ApiParameters,
): Promise<SandboxCheckoutSession> {
  const mode = parameters.oneOf('mode', ['payment', 'setup']);
  if (!mode) throw invalidRequestError('Missing required param: mode.', 'parameter_missing', 'mode');
  const success_url = parameters.url('success_url');
  if (!success_url)
    throw invalidRequestError('Missing required param: success_url.', 'parameter_missing', 'success_url');
  const customer = parameters.text('customer') ?? null;
  if (customer) await store.get('customer', customer, { param: 'customer' });
  parameters.oneOf('ui_mode', ['hosted_page']);
  parameters.onlyCards();
  const bought =
    mode === 'payment'
      ? readLineItems(parameters)
      : { lines: [], currency: parameters.text('currency') ?? null, amount: null };
  const data = parameters.object(mode === 'payment' ? 'payment_intent_data' : 'setup_intent_data');
  const fresh = store.newObject('checkout.session');
  const session: SandboxCheckoutSession = {
    ...fresh,
    amount_subtotal: bought.amount,
    amount_total: bought.amount,
    cancel_url: parameters.url('cancel_url') ?? null,
    client_reference_id: parameters.text('client_reference_id') ?? null,
    currency: bought.currency,
    customer,
    customer_email: parameters.text('customer_email') ?? null,
    expires_at: expiry(store, parameters.integer('expires_at')),
    locale: parameters.text('locale') ?? null,
    metadata: parameters.metadata(),
    mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: mode === 'payment' ? 'unpaid' : 'no_payment_required',
    setup_intent: null,
    status: 'open',
    success_url,
    // The page's URL has the console's origin, because the payer's browser can reach it.
    url: `${new URL(success_url).origin}${checkoutPath(fresh.id)}`,
    sandbox: {
      lines: bought.lines,
      intent: {
        metadata: data?.metadata() ?? {},
        description: data?.text('description') ?? null,
        receipt_email: (mode === 'payment' && data?.text('receipt_email')) || null,
        keeps: mode === 'payment' && data?.oneOf('setup_future_usage', ['off_session']) === 'off_session',
      },
    },
  };
  parameters.end();
  return store.add(session);
}

function readLineItems(parameters: ApiParameters) {
  const read = parameters.list('line_items').map((line) => {
    const price = line.object('price_data');
    const product = price?.object('product_data');
    if (!price || !product)
      throw invalidRequestError(
        'The sandbox knows no prices: line_items need price_data with product_data.',
        'parameter_missing',
        'line_items',
      );
    const quantity = line.integer('quantity') ?? 1;
    const amount = (price.integer('unit_amount') ?? 0) * quantity;
    return {
      name: product.requiredText('name'),
      description: product.text('description') ?? null,
      amount,
      currency: price.currency(),
    };
  });
  const [first] = read;
  if (!first) throw invalidRequestError('Missing required param: line_items.', 'parameter_missing', 'line_items');
  if (read.some((line) => line.currency !== first.currency))
    throw invalidRequestError('All line items must be in one currency.', 'parameter_invalid', 'line_items');
  const amount = requireChargeableAmount(
    read.reduce((sum, line) => sum + line.amount, 0),
    'line_items',
  );
  return {
    lines: read.map(({ name, description, amount: part }) => ({ name, description, amount: part })),
    currency: first.currency,
    amount,
  };
}

function expiry(store: SandboxObjectStore, wanted = store.time + maxLifetimeSeconds): number {
  if (wanted >= store.time + minLifetimeSeconds && wanted <= store.time + maxLifetimeSeconds) return wanted;
  throw invalidRequestError(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    'parameter_invalid',
    'expires_at',
  );
}

/** Returns a Checkout Session. A session whose time has passed is expired first. */
export async function readCheckoutSession(store: SandboxObjectStore, id: string): Promise<SandboxCheckoutSession> {
  const session = await store.get('checkout.session', id, { hold: true });
  return session.status === 'open' && session.expires_at <= store.time
    ? expireCheckoutSession(store, session)
    : session;
}

/** Expires an open session and cancels its PaymentIntent. @throws ApiError when the session is not open */
export async function expireCheckoutSession(
  store: SandboxObjectStore,
  session: SandboxCheckoutSession,
): Promise<SandboxCheckoutSession> {
  if (session.status !== 'open') {
    throw invalidRequestError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      'checkout_session_not_open',
    );
  }
  const intent = session.payment_intent
    ? await store.get('payment_intent', session.payment_intent, { hold: true })
    : undefined;
  if (intent && intent.status !== 'canceled') await cancelSandboxPaymentIntent(store, intent);
  const expired = await store.save<SandboxCheckoutSession>({ ...session, status: 'expired', url: null });
  await store.sendEvent('checkout.session.expired', expired);
  return expired;
}

/**
 * Charges or saves an entered card. A session that is no longer open stays unchanged, so that a payer is never charged
 * twice.
 */
export async function submitEnteredCard(
  store: SandboxObjectStore,
  id: string,
  card: EnteredCard,
): Promise<SessionWithIntent> {
  const session = await readCheckoutSession(store, id);
  if (session.status !== 'open') return { session };
  const method = await store.add<SandboxPaymentMethod>({
    ...store.newObject('payment_method'),
    type: 'card',
    metadata: {},
    customer: null,
    billing_details: { name: card.name },
    card: {
      brand: cardBrandOf(card.number),
      last4: card.number.slice(-4),
      exp_month: card.month,
      exp_year: card.year,
      funding: 'credit',
    },
    sandbox: { behaviour: cardBehaviourOf(card.number), origin: new URL(session.success_url).origin },
  });
  const begun = await ensureIntent(store, session, card.name);
  const intent =
    begun.intent.object === 'payment_intent'
      ? await chargeCard(store, begun.intent, method, 'entered')
      : await saveCard(store, begun.intent, method, 'entered');
  return completeIfPaid(store, begun.session, intent);
}

/** Applies the cardholder's answer to the authentication request of the simulated bank. */
export async function answerSessionAuthentication(
  store: SandboxObjectStore,
  id: string,
  agreed: boolean,
): Promise<SessionWithIntent> {
  const session = await readCheckoutSession(store, id);
  if (session.status !== 'open') return { session };
  if (session.payment_intent) {
    const intent = await store.get('payment_intent', session.payment_intent, { hold: true });
    return completeIfPaid(store, session, await answerPaymentAuthentication(store, intent, agreed));
  }
  if (!session.setup_intent) return { session };
  const intent = await store.get('setup_intent', session.setup_intent, { hold: true });
  return completeIfPaid(store, session, await answerSetupAuthentication(store, intent, agreed));
}

/** Returns the session with its intent. Intent and customer are created with the first card. */
async function ensureIntent(
  store: SandboxObjectStore,
  session: SandboxCheckoutSession,
  name: string,
): Promise<{ session: SandboxCheckoutSession; intent: SandboxPaymentIntent | SandboxSetupIntent }> {
  if (session.payment_intent)
    return { session, intent: await store.get('payment_intent', session.payment_intent, { hold: true }) };
  if (session.setup_intent)
    return { session, intent: await store.get('setup_intent', session.setup_intent, { hold: true }) };
  const { keeps, ...plan } = session.sandbox.intent;
  const customer =
    session.customer ??
    (keeps || session.mode === 'setup' ? await newCustomer(store, session.customer_email, name) : null);
  if (session.mode === 'payment') {
    const facts = { amount: session.amount_total ?? 0, currency: session.currency ?? '' };
    const intent = await createPaymentIntent(store, {
      ...plan,
      ...facts,
      savesCard: keeps,
      customer,
      session: session.id,
    });
    return {
      session: await store.save<SandboxCheckoutSession>({ ...session, customer, payment_intent: intent.id }),
      intent,
    };
  }
  const fresh = store.newObject('setup_intent');
  const intent = await store.add<SandboxSetupIntent>({
    ...fresh,
    client_secret: `${fresh.id}_secret_${newStripeId('')}`,
    customer,
    description: plan.description,
    last_setup_error: null,
    metadata: plan.metadata,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
    sandbox: { session: session.id },
  });
  return {
    session: await store.save<SandboxCheckoutSession>({ ...session, customer, setup_intent: intent.id }),
    intent,
  };
}

async function newCustomer(store: SandboxObjectStore, email: string | null, name: string): Promise<string> {
  const { id } = await store.add<SandboxCustomer>({
    ...store.newObject('customer'),
    description: null,
    email,
    metadata: {},
    name,
  });
  return id;
}

async function completeIfPaid(
  store: SandboxObjectStore,
  session: SandboxCheckoutSession,
  intent: SandboxPaymentIntent | SandboxSetupIntent,
): Promise<SessionWithIntent> {
  if (intent.status !== 'succeeded') return { session, intent };
  const payment_status = session.mode === 'payment' ? 'paid' : 'no_payment_required';
  const completed = await store.save<SandboxCheckoutSession>({
    ...session,
    status: 'complete',
    payment_status,
    url: null,
  });
  await store.sendEvent('checkout.session.completed', completed);
  return { session: completed, intent };
}
