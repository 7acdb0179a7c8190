import { callerOf } from '../../dialect/methods';
import type { Area } from '../area';
import { type BillingParts, createPaymentSession } from './begin';
import { latestSuccessfulPayment } from './latest';
import { payment } from './payment';
import { paymentQuote } from './read-quote';
import { refreshPayment } from './refresh';
import { startTrial } from './trial';

/** What tenants pay. */
export function billing(parts: BillingParts): Area {
  return {
    name: 'billing',
    entities: [payment],
    resolvers: {
      Query: {
        subscriptionState: (_root, _args, context) => callerOf(context).subscription,
        latestSuccessfulPayment: (_root, _args, context) => latestSuccessfulPayment(context),
        paymentQuote: (_root, wish, context) => paymentQuote(wish, context),
      },
      Mutation: { createPaymentSession: (_root, { input }, context) => createPaymentSession(input, context, parts) },
    },
    mutations: { startTrial, refreshPayment: refreshPayment(parts.cards) },
  };
}
