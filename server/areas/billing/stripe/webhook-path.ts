/** Path of the webhook that receives events from Stripe or the sandbox. */
export const webhookPath = '/webhooks/stripe';
