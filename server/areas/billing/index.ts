import { callerOf } from '../../dialect/methods';
import type { Area } from '../area';
import { type BillingParts, createPaymentSession } from './begin';
import { disableSubscription, resumeSubscription } from './canceling';
import { createCardSession } from './card-session';
import { companySubscription } from './company-subscription';
import { confirmPayment } from './confirm';
import { latestSuccessfulPayment } from './latest';
import { payment } from './payment';
import { planTariff } from './plan';
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
        companySubscription: (_root, _args, context) => companySubscription(context),
      },
      Mutation: {
        createPaymentSession: (_root, { input }, context) => createPaymentSession(input, context, parts),
        createCardSession: (_root, { origin }, context) => createCardSession(origin, context, parts),
        confirmPayment: (_root, { id }, context) => confirmPayment(id, context, parts.cards),
        planTariff: (_root, { input }, context) => planTariff(input, context),
        disableSubscription: (_root, { id }, context) => disableSubscription(id, context),
        resumeSubscription: (_root, { id }, context) => resumeSubscription(id, context),
      },
    },
    mutations: { startTrial, refreshPayment: refreshPayment(parts.cards) },
  };
}
