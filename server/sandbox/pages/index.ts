import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database';
import { languageFrom } from '../../texts/languages';
import { type Texts, textsIn } from '../../texts/texts';
import { checkoutPath, confirmPath } from '../addresses';
import { answerBank, currentSession, enterCard, type Progress } from '../checkout';
import type { CheckoutSession, PaymentIntent, SetupIntent } from '../objects';
import { cardToConfirm, hearHolder } from '../payments';
import { CallRefused } from '../refusals';
import { Store } from '../store';
import { cardTexts, keptTexts, readCard } from './card-form';
import { bankPage, checkoutPage, endedPage, receiptPage } from './views';

type Asked = FastifyRequest<{
  Params: { id: string };
  Querystring: { return?: unknown; locale?: unknown };
  Body: unknown;
}>;

/** Pages to pay, to enter a card and to confirm at, and receipts. They work without a script. */
export function registerPages(app: FastifyInstance, database: Database): void {
  const inStore = <T>(work: (store: Store) => Promise<T>) =>
    database.system(async (session) => work(await Store.open(session)));

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof CallRefused) return show(reply.code(404), endedPage('unknown', textsFor(request), '/'));
    throw error;
  });
  app.all('/*', (request, reply) => show(reply.code(404), endedPage('unknown', textsFor(request), '/')));

  app.get('/checkout/:id', async (request: Asked, reply) => {
    const { session, intent } = await inStore((store) => sessionWithIntent(store, request.params.id));
    const texts = textsFor(request, session.locale);
    if (session.status !== 'open') return show(reply, ended(session, texts));
    return showForm(reply, session, checkoutPage(session, texts, { refusal: intent && refusalOf(intent) }));
  });

  app.post('/checkout/:id', async (request: Asked, reply) => {
    const { id } = request.params;
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const { session: before, today } = await inStore(async (store) => ({
      session: await currentSession(store, id),
      today: new Date(store.time * 1000),
    }));
    if (before.status === 'open' && form.get('action') === 'cancel')
      return go(reply, before.cancel_url ?? before.success_url);
    const typed = cardTexts(form);
    const read = readCard(typed, today);
    const texts = textsFor(request, before.locale);
    if (before.status === 'open' && 'problems' in read) {
      return showForm(reply, before, checkoutPage(before, texts, { typed: keptTexts(typed), problems: read.problems }));
    }
    const { session, intent } =
      'card' in read ? await inStore((store) => enterCard(store, id, read.card)) : { session: before };
    if (session.status !== 'open') return leave(reply, session, texts);
    if (intent?.status === 'requires_action') return go(reply, confirmPath(intent.id));
    return showForm(
      reply,
      session,
      checkoutPage(session, texts, { typed: keptTexts(typed), refusal: intent && refusalOf(intent) }),
    );
  });

  app.get('/confirm/:id', async (request: Asked, reply) => {
    const found = await inStore((store) => findConfirmation(store, request.params.id));
    const texts = textsFor(request, found.session?.locale ?? request.query.locale);
    if (!found.method) return show(reply, endedIntent(found, texts, backOf(request)));
    const refused = found.session === undefined && refusalOf(found.intent)?.type === 'invalid_request_error';
    return showForm(reply, found.session, bankPage(found.intent, found.method, texts, refused));
  });

  app.post('/confirm/:id', async (request: Asked, reply) => {
    const agreed =
      new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('action') === 'confirm';
    const { intent, session } = await inStore(async (store): Promise<Partial<Progress>> => {
      const found = await findConfirmation(store, request.params.id);
      if (found.session) return answerBank(store, found.session.id, agreed);
      if (found.intent.object !== 'payment_intent') return { intent: found.intent };
      return {
        intent: await hearHolder(store, await store.get('payment_intent', found.intent.id, { hold: true }), agreed),
      };
    });
    if (session)
      return session.status === 'open'
        ? go(reply, checkoutPath(session.id))
        : leave(reply, session, textsFor(request, session.locale));
    return go(reply, intent?.status === 'succeeded' ? backOf(request) : request.url);
  });

  app.get('/receipts/:id', async (request: Asked, reply) => {
    const { charge, method } = await inStore(async (store) => {
      const found = await store.get('charge', request.params.id);
      return { charge: found, method: await store.get('payment_method', found.payment_method) };
    });
    return show(reply, receiptPage(charge, method, textsFor(request, request.query.locale)));
  });
}

async function sessionWithIntent(store: Store, id: string): Promise<Progress> {
  const session = await currentSession(store, id);
  if (session.payment_intent) return { session, intent: await store.get('payment_intent', session.payment_intent) };
  if (session.setup_intent) return { session, intent: await store.get('setup_intent', session.setup_intent) };
  return { session };
}

/** What waits for a card's holder, with the page that it belongs to, and the card; none when it does not wait any more. */
async function findConfirmation(store: Store, id: string) {
  const intent = (await store.find('setup_intent', id)) ?? (await store.get('payment_intent', id));
  const session = intent.sandbox.session ? await currentSession(store, intent.sandbox.session) : undefined;
  const waits =
    intent.object === 'payment_intent'
      ? cardToConfirm(intent)
      : intent.status === 'requires_action' && intent.payment_method;
  const open = session === undefined || (session.status === 'open' && intent.status === 'requires_action');
  return { intent, session, method: open && waits ? await store.get('payment_method', waits) : undefined };
}

function refusalOf(intent: PaymentIntent | SetupIntent) {
  return intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error;
}

function ended(session: CheckoutSession, texts: Texts): string {
  if (session.status === 'expired') return endedPage('expired', texts, session.cancel_url ?? session.success_url);
  return endedPage(session.mode === 'payment' ? 'paid' : 'kept', texts, successOf(session));
}

function endedIntent(
  { intent, session }: { intent: PaymentIntent | SetupIntent; session?: CheckoutSession },
  texts: Texts,
  back: string,
): string {
  if (session)
    return session.status === 'open' ? endedPage('nothing', texts, checkoutPath(session.id)) : ended(session, texts);
  if (intent.status === 'succeeded') return endedPage('paid', texts, back);
  return endedPage(intent.status === 'canceled' ? 'canceled' : 'nothing', texts, back);
}

/** Somebody who has paid goes on; what has expired says so. */
function leave(reply: FastifyReply, session: CheckoutSession, texts: Texts): FastifyReply {
  return session.status === 'complete' ? go(reply, successOf(session)) : show(reply, ended(session, texts));
}

function successOf({ success_url, id }: CheckoutSession): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** Where one goes after a confirmation that belongs to no page: within the console, whatever is asked for. */
function backOf({ query }: Asked): string {
  const usual = '/profile/Subscription';
  const here = 'http://here.invalid';
  const wanted =
    typeof query.return === 'string' && URL.canParse(query.return, here) ? new URL(query.return, here) : undefined;
  // Dots that were taken out may have left what names another site.
  if (wanted?.origin !== here || wanted.pathname.startsWith('//')) return usual;
  return `${wanted.pathname}${wanted.search}`;
}

function go(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

/** Returns the texts in the language that the page was ordered in, or in the first one that the reader prefers. */
function textsFor({ headers }: FastifyRequest, ordered?: unknown): Texts {
  const wanted = typeof ordered === 'string' && ordered !== 'auto' ? ordered : (headers['accept-language'] ?? '');
  const [code = ''] = wanted.toLowerCase().split(/[^a-z]/);
  return textsIn(languageFrom(code));
}

function show(reply: FastifyReply, content: string, sentTo: readonly string[] = []): FastifyReply {
  const forms = ["'self'", ...sentTo].join(' ');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`;
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .send(content);
}

/** A page whose form ends at the addresses of its session: browsers follow a form to where it is let. */
function showForm(reply: FastifyReply, session: CheckoutSession | undefined, content: string): FastifyReply {
  const ends = [session?.success_url, session?.cancel_url].filter((address) => typeof address === 'string');
  return show(reply, content, Array.from(new Set(ends.map((address) => new URL(address).origin))));
}
