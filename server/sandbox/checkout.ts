import { checkoutPath } from './addresses';
import { behaviourOf, brandOf } from './cards';
import type { CheckoutSession, Customer, PaymentIntent, PaymentMethod, SetupIntent } from './objects';
import { chargeable, type Parameters } from './parameters';
import { cancelIntent, hearHolder, hearHolderOfKept, keepCard, newIntent, tryCard } from './payments';
import { invalid } from './refusals';
import { newId, type Store } from './store';

const shortest = 30 * 60;
const longest = 24 * 60 * 60;

/** A card as somebody entered it, checked. */
export interface EnteredCard {
  number: string;
  month: number;
  year: number;
  name: string;
}

/** What became of a page: its session, and the payment or the card that is to be kept. */
export interface Progress {
  session: CheckoutSession;
  intent?: PaymentIntent | SetupIntent;
}

/** Makes a page to pay, or to enter a card, at. */
export async function createSession(store: Store, parameters: Parameters): Promise<CheckoutSession> {
  const mode = parameters.one('mode', ['payment', 'setup']);
  if (!mode) throw invalid('Missing required param: mode.', 'parameter_missing', 'mode');
  const success_url = parameters.page('success_url');
  if (!success_url) throw invalid('Missing required param: success_url.', 'parameter_missing', 'success_url');
  const customer = parameters.text('customer') ?? null;
  if (customer) await store.get('customer', customer, { param: 'customer' });
  parameters.one('ui_mode', ['hosted_page']);
  parameters.onlyCards();
  const bought =
    mode === 'payment'
      ? readLines(parameters)
      : { lines: [], currency: parameters.text('currency') ?? null, amount: null };
  const data = parameters.within(mode === 'payment' ? 'payment_intent_data' : 'setup_intent_data');
  const fresh = store.fresh('checkout.session');
  const session: CheckoutSession = {
    ...fresh,
    amount_subtotal: bought.amount,
    amount_total: bought.amount,
    cancel_url: parameters.page('cancel_url') ?? null,
    client_reference_id: parameters.text('client_reference_id') ?? null,
    currency: bought.currency,
    customer,
    customer_email: parameters.text('customer_email') ?? null,
    expires_at: expiry(store, parameters.whole('expires_at')),
    locale: parameters.text('locale') ?? null,
    metadata: parameters.metadata(),
    mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: mode === 'payment' ? 'unpaid' : 'no_payment_required',
    setup_intent: null,
    status: 'open',
    success_url,
    // The sandbox's pages are beside the console's, whatever its address is for those who use it.
    url: `${new URL(success_url).origin}${checkoutPath(fresh.id)}`,
    sandbox: {
      lines: bought.lines,
      intent: {
        metadata: data?.metadata() ?? {},
        description: data?.text('description') ?? null,
        receipt_email: (mode === 'payment' && data?.text('receipt_email')) || null,
        keeps: mode === 'payment' && data?.one('setup_future_usage', ['off_session']) === 'off_session',
      },
    },
  };
  parameters.end();
  return store.add(session);
}

function readLines(parameters: Parameters) {
  const read = parameters.each('line_items').map((line) => {
    const price = line.within('price_data');
    const product = price?.within('product_data');
    if (!price || !product)
      throw invalid(
        'The sandbox knows no prices: line_items need price_data with product_data.',
        'parameter_missing',
        'line_items',
      );
    const quantity = line.whole('quantity') ?? 1;
    const amount = (price.whole('unit_amount') ?? 0) * quantity;
    return {
      name: product.must('name'),
      description: product.text('description') ?? null,
      amount,
      currency: price.currency(),
    };
  });
  const [first] = read;
  if (!first) throw invalid('Missing required param: line_items.', 'parameter_missing', 'line_items');
  if (read.some((line) => line.currency !== first.currency))
    throw invalid('All line items must be in one currency.', 'parameter_invalid', 'line_items');
  const amount = chargeable(
    read.reduce((sum, line) => sum + line.amount, 0),
    'line_items',
  );
  return {
    lines: read.map(({ name, description, amount: part }) => ({ name, description, amount: part })),
    currency: first.currency,
    amount,
  };
}

function expiry(store: Store, wanted = store.time + longest): number {
  if (wanted >= store.time + shortest && wanted <= store.time + longest) return wanted;
  throw invalid(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    'parameter_invalid',
    'expires_at',
  );
}

/** A session as it is now: one whose time has passed expires at the latest when somebody looks. */
export async function currentSession(store: Store, id: string): Promise<CheckoutSession> {
  const session = await store.get('checkout.session', id, { hold: true });
  return session.status === 'open' && session.expires_at <= store.time ? expireSession(store, session) : session;
}

/** Ends a session that is open, and its payment. */
export async function expireSession(store: Store, session: CheckoutSession): Promise<CheckoutSession> {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      'checkout_session_not_open',
    );
  }
  const intent = session.payment_intent
    ? await store.get('payment_intent', session.payment_intent, { hold: true })
    : undefined;
  if (intent && intent.status !== 'canceled') await cancelIntent(store, intent);
  const expired = await store.save<CheckoutSession>({ ...session, status: 'expired', url: null });
  await store.tell('checkout.session.expired', expired);
  return expired;
}

/** Tries the card that was entered. A session that is not open any more stays as it is: nobody pays twice. */
export async function enterCard(store: Store, id: string, card: EnteredCard): Promise<Progress> {
  const session = await currentSession(store, id);
  if (session.status !== 'open') return { session };
  const method = await store.add<PaymentMethod>({
    ...store.fresh('payment_method'),
    type: 'card',
    metadata: {},
    customer: null,
    billing_details: { name: card.name },
    card: {
      brand: brandOf(card.number),
      last4: card.number.slice(-4),
      exp_month: card.month,
      exp_year: card.year,
      funding: 'credit',
    },
    sandbox: { behaviour: behaviourOf(card.number), origin: new URL(session.success_url).origin },
  });
  const begun = await begin(store, session, card.name);
  const intent =
    begun.intent.object === 'payment_intent'
      ? await tryCard(store, begun.intent, method, 'entered')
      : await keepCard(store, begun.intent, method, 'entered');
  return complete(store, begun.session, intent);
}

/** Takes the word of the card's holder on a session whose bank asked. */
export async function answerBank(store: Store, id: string, agreed: boolean): Promise<Progress> {
  const session = await currentSession(store, id);
  if (session.status !== 'open') return { session };
  if (session.payment_intent) {
    const intent = await store.get('payment_intent', session.payment_intent, { hold: true });
    return complete(store, session, await hearHolder(store, intent, agreed));
  }
  if (!session.setup_intent) return { session };
  const intent = await store.get('setup_intent', session.setup_intent, { hold: true });
  return complete(store, session, await hearHolderOfKept(store, intent, agreed));
}

/** The session with its intent, made when the first card is tried, as the intent's customer is. */
async function begin(
  store: Store,
  session: CheckoutSession,
  name: string,
): Promise<{ session: CheckoutSession; intent: PaymentIntent | SetupIntent }> {
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
    const intent = await newIntent(store, { ...plan, ...facts, keeps, customer, session: session.id });
    return { session: await store.save<CheckoutSession>({ ...session, customer, payment_intent: intent.id }), intent };
  }
  const fresh = store.fresh('setup_intent');
  const intent = await store.add<SetupIntent>({
    ...fresh,
    client_secret: `${fresh.id}_secret_${newId('')}`,
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
  return { session: await store.save<CheckoutSession>({ ...session, customer, setup_intent: intent.id }), intent };
}

async function newCustomer(store: Store, email: string | null, name: string): Promise<string> {
  const { id } = await store.add<Customer>({
    ...store.fresh('customer'),
    description: null,
    email,
    metadata: {},
    name,
  });
  return id;
}

async function complete(
  store: Store,
  session: CheckoutSession,
  intent: PaymentIntent | SetupIntent,
): Promise<Progress> {
  if (intent.status !== 'succeeded') return { session, intent };
  const payment_status = session.mode === 'payment' ? 'paid' : 'no_payment_required';
  const completed = await store.save<CheckoutSession>({ ...session, status: 'complete', payment_status, url: null });
  await store.tell('checkout.session.completed', completed);
  return { session: completed, intent };
}
