import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { type CardProcessor, handleStripeEvent, webhookPath } from '../areas/billing';
import type { Database } from '../database/database';

/** Maximum number of bytes of an event: about ten times Stripe's largest. */
const maxEventBytes = 256 * 1024;

/** Seconds for which the signature of an event is valid. */
const toleranceSeconds = 300;

/**
 * Receives Stripe's events. An event with a valid signature is answered with 200, even if its object is unknown,
 * because Stripe would send it again for days. An invalid signature is answered with 400. An event that cannot be
 * stored is answered with 500, so that Stripe retries.
 * The body is read as bytes, because the signature is computed from the bytes.
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  { database, cards }: { database: Database; cards: CardProcessor },
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxEventBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(webhookPath, { bodyLimit: maxEventBytes }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { webhookSecret } = cards;
      if (!webhookSecret) return reply.code(404).send({ errors: [{ message: 'Not Found' }] });
      const event = signedEvent(await cards.stripe(), request, webhookSecret);
      if (!event) {
        request.log.warn({ address: request.ip }, 'an event was refused: its signature does not hold');
        return reply.code(400).send({ errors: [{ message: 'The signature does not hold.' }] });
      }
      await handleStripeEvent({ database, cards, log: request.log }, event);
      return reply.send({ received: true });
    });
    done();
  });
}

/** Returns the posted event; undefined if the signature or the body is invalid. */
function signedEvent(
  { webhooks }: Stripe,
  { body, headers }: FastifyRequest,
  secret: string,
): Stripe.Event | undefined {
  const signature = headers['stripe-signature'];
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
  try {
    return webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    return undefined;
  }
}
