import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database';
import { languageOrDefault } from '../../texts/languages';
import { type Texts, textsInLanguage } from '../../texts/texts';
import { checkoutPath, authenticationPath } from '../paths';
import {
  answerSessionAuthentication,
  readCheckoutSession,
  submitEnteredCard,
  type SessionWithIntent,
} from '../checkout';
import type { SandboxCheckoutSession, SandboxPaymentIntent, SandboxSetupIntent } from '../objects';
import { findCardToAuthenticate, answerPaymentAuthentication } from '../payments';
import { SandboxApiError } from '../api-errors';
import { SandboxObjectStore } from '../store';
import { parseCardForm, textsToShowAgain, validateCardTexts } from './card-form';
import { renderAuthenticationPage, renderCheckoutPage, renderEndedPage, renderReceiptPage } from './views';

type PageRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: { return?: unknown; locale?: unknown };
  Body: unknown;
}>;

/** Registers the Checkout, authentication and receipt pages of the sandbox. They work without JavaScript. */
export function registerSandboxPages(app: FastifyInstance, database: Database): void {
  const inStore = <T>(work: (store: SandboxObjectStore) => Promise<T>) =>
    database.system(async (session) => work(await SandboxObjectStore.open(session)));

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof SandboxApiError)
      return sendPage(reply.code(404), renderEndedPage('unknown', textsFor(request), '/'));
    throw error;
  });
  app.all('/*', (request, reply) => sendPage(reply.code(404), renderEndedPage('unknown', textsFor(request), '/')));

  app.get('/checkout/:id', async (request: PageRequest, reply) => {
    const { session, intent } = await inStore((store) => sessionWithIntent(store, request.params.id));
    const texts = textsFor(request, session.locale);
    if (session.status !== 'open') return sendPage(reply, endedSessionPage(session, texts));
    return sendForm(reply, session, renderCheckoutPage(session, texts, { refusal: intent && lastErrorOf(intent) }));
  });

  app.post('/checkout/:id', async (request: PageRequest, reply) => {
    const { id } = request.params;
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const { session: before, today } = await inStore(async (store) => ({
      session: await readCheckoutSession(store, id),
      today: new Date(store.time * 1000),
    }));
    if (before.status === 'open' && form.get('action') === 'cancel')
      return redirect(reply, before.cancel_url ?? before.success_url);
    const typed = parseCardForm(form);
    const read = validateCardTexts(typed, today);
    const texts = textsFor(request, before.locale);
    if (before.status === 'open' && 'problems' in read) {
      return sendForm(
        reply,
        before,
        renderCheckoutPage(before, texts, { typed: textsToShowAgain(typed), problems: read.problems }),
      );
    }
    const { session, intent } =
      'card' in read ? await inStore((store) => submitEnteredCard(store, id, read.card)) : { session: before };
    if (session.status !== 'open') return redirectOrShowEnd(reply, session, texts);
    if (intent?.status === 'requires_action') return redirect(reply, authenticationPath(intent.id));
    return sendForm(
      reply,
      session,
      renderCheckoutPage(session, texts, { typed: textsToShowAgain(typed), refusal: intent && lastErrorOf(intent) }),
    );
  });

  app.get('/confirm/:id', async (request: PageRequest, reply) => {
    const found = await inStore((store) => findConfirmation(store, request.params.id));
    const texts = textsFor(request, found.session?.locale ?? request.query.locale);
    if (!found.method) return sendPage(reply, endedIntentPage(found, texts, returnPathOf(request)));
    const refused = found.session === undefined && lastErrorOf(found.intent)?.type === 'invalid_request_error';
    return sendForm(reply, found.session, renderAuthenticationPage(found.intent, found.method, texts, refused));
  });

  app.post('/confirm/:id', async (request: PageRequest, reply) => {
    const agreed =
      new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('action') === 'confirm';
    const { intent, session } = await inStore(async (store): Promise<Partial<SessionWithIntent>> => {
      const found = await findConfirmation(store, request.params.id);
      if (found.session) return answerSessionAuthentication(store, found.session.id, agreed);
      if (found.intent.object !== 'payment_intent') return { intent: found.intent };
      return {
        intent: await answerPaymentAuthentication(
          store,
          await store.get('payment_intent', found.intent.id, { hold: true }),
          agreed,
        ),
      };
    });
    if (session)
      return session.status === 'open'
        ? redirect(reply, checkoutPath(session.id))
        : redirectOrShowEnd(reply, session, textsFor(request, session.locale));
    return redirect(reply, intent?.status === 'succeeded' ? returnPathOf(request) : request.url);
  });

  app.get('/receipts/:id', async (request: PageRequest, reply) => {
    const { charge, method } = await inStore(async (store) => {
      const found = await store.get('charge', request.params.id);
      return { charge: found, method: await store.get('payment_method', found.payment_method) };
    });
    return sendPage(reply, renderReceiptPage(charge, method, textsFor(request, request.query.locale)));
  });
}

async function sessionWithIntent(store: SandboxObjectStore, id: string): Promise<SessionWithIntent> {
  const session = await readCheckoutSession(store, id);
  if (session.payment_intent) return { session, intent: await store.get('payment_intent', session.payment_intent) };
  if (session.setup_intent) return { session, intent: await store.get('setup_intent', session.setup_intent) };
  return { session };
}

/** Reads an intent with its session, and the card that waits for authentication; no card when none is required. */
async function findConfirmation(store: SandboxObjectStore, id: string) {
  const intent = (await store.find('setup_intent', id)) ?? (await store.get('payment_intent', id));
  const session = intent.sandbox.session ? await readCheckoutSession(store, intent.sandbox.session) : undefined;
  const waits =
    intent.object === 'payment_intent'
      ? findCardToAuthenticate(intent)
      : intent.status === 'requires_action' && intent.payment_method;
  const open = session === undefined || (session.status === 'open' && intent.status === 'requires_action');
  return { intent, session, method: open && waits ? await store.get('payment_method', waits) : undefined };
}

function lastErrorOf(intent: SandboxPaymentIntent | SandboxSetupIntent) {
  return intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error;
}

function endedSessionPage(session: SandboxCheckoutSession, texts: Texts): string {
  if (session.status === 'expired') return renderEndedPage('expired', texts, session.cancel_url ?? session.success_url);
  return renderEndedPage(session.mode === 'payment' ? 'paid' : 'kept', texts, successUrlOf(session));
}

function endedIntentPage(
  { intent, session }: { intent: SandboxPaymentIntent | SandboxSetupIntent; session?: SandboxCheckoutSession },
  texts: Texts,
  back: string,
): string {
  if (session)
    return session.status === 'open'
      ? renderEndedPage('nothing', texts, checkoutPath(session.id))
      : endedSessionPage(session, texts);
  if (intent.status === 'succeeded') return renderEndedPage('paid', texts, back);
  return renderEndedPage(intent.status === 'canceled' ? 'canceled' : 'nothing', texts, back);
}

/** Redirects to the success URL of a completed session. For an expired session, shows that it has ended. */
function redirectOrShowEnd(reply: FastifyReply, session: SandboxCheckoutSession, texts: Texts): FastifyReply {
  return session.status === 'complete'
    ? redirect(reply, successUrlOf(session))
    : sendPage(reply, endedSessionPage(session, texts));
}

function successUrlOf({ success_url, id }: SandboxCheckoutSession): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** Returns where to redirect after an authentication without a session: always a path of the console. */
function returnPathOf({ query }: PageRequest): string {
  const usual = '/profile/Subscription';
  const here = 'http://here.invalid';
  const wanted =
    typeof query.return === 'string' && URL.canParse(query.return, here) ? new URL(query.return, here) : undefined;
  // A path that begins with `//` would name another host.
  if (wanted?.origin !== here || wanted.pathname.startsWith('//')) return usual;
  return `${wanted.pathname}${wanted.search}`;
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

/** Returns the texts in the requested language (`ordered`), or else in the first language of `Accept-Language`. */
function textsFor({ headers }: FastifyRequest, ordered?: unknown): Texts {
  const wanted = typeof ordered === 'string' && ordered !== 'auto' ? ordered : (headers['accept-language'] ?? '');
  const [code = ''] = wanted.toLowerCase().split(/[^a-z]/);
  return textsInLanguage(languageOrDefault(code));
}

function sendPage(reply: FastifyReply, content: string, sentTo: readonly string[] = []): FastifyReply {
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

/** Sends a form page. Its `form-action` policy allows the session's URLs, because it applies to redirects too. */
function sendForm(reply: FastifyReply, session: SandboxCheckoutSession | undefined, content: string): FastifyReply {
  const ends = [session?.success_url, session?.cancel_url].filter((address) => typeof address === 'string');
  return sendPage(reply, content, Array.from(new Set(ends.map((address) => new URL(address).origin))));
}
