/** Where the card processor, Stripe or the sandbox, tells of payments. */
export const webhookPath = '/webhooks/stripe';
