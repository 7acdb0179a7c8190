import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { type Cards, hear, webhookPath } from '../areas/billing';
import type { Database } from '../database/database';

/** Bytes of an event: the processor's largest are a tenth of it. */
const mostBytes = 256 * 1024;

/** Seconds that a signature is good for. */
const tolerance = 300;

/**
 * Hears the card processor. Whatever was signed by it is answered with 200, also where it is of nothing of ours, or it
 * would come again for days; what somebody else says with 400; and what could not be kept with 500, so that it does come
 * again. The body is read as it came: the signature is of its bytes.
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  { database, cards }: { database: Database; cards: Cards },
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(webhookPath, { bodyLimit: mostBytes }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { webhookSecret } = cards;
      if (!webhookSecret) return reply.code(404).send({ errors: [{ message: 'Not Found' }] });
      const event = signedEvent(await cards.stripe(), request, webhookSecret);
      if (!event) {
        request.log.warn({ address: request.ip }, 'an event was refused: its signature does not hold');
        return reply.code(400).send({ errors: [{ message: 'The signature does not hold.' }] });
      }
      await hear({ database, cards, log: request.log }, event);
      return reply.send({ received: true });
    });
    done();
  });
}

/** The event that was posted; undefined where the signature or the body does not hold. */
function signedEvent(
  { webhooks }: Stripe,
  { body, headers }: FastifyRequest,
  secret: string,
): Stripe.Event | undefined {
  const signature = headers['stripe-signature'];
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
  try {
    return webhooks.constructEvent(body, signature, secret, tolerance);
  } catch {
    return undefined;
  }
}
