import { callerOf } from '../../dialect/methods';
import type { Area } from '../area';
import { type BillingParts, createPaymentSession } from './paying/begin';
import { disableSubscription, resumeSubscription } from './subscription/canceling';
import { createCardSession } from './paying/card-session';
import { companySubscription } from './subscription/company-subscription';
import { confirmPayment } from './paying/confirm';
import { latestSuccessfulPayment } from './subscription/latest';
import { payment } from './payment';
import { planTariff } from './subscription/plan';
import { paymentQuote } from './prices/read-quote';
import { refreshPayment } from './paying/refresh';
import { startTrial } from './subscription/trial';

export { type Cards, openCards } from './paying/cards';
export { hear } from './paying/hear';
export { webhookPath } from './paying/webhook-path';
export { daysAfter, periodFrom } from './prices/periods';
export { type Tax, taxOf, withTax } from './prices/tax';
export { billedTo, seller } from './receipts/billed-to';
export { receiptNumber } from './receipts/receipt-numbers';
export { nextLook } from './renewal/rules';
export { renewalKind } from './renewal/jobs';
export { credit } from './rules';
export { errorTexts } from './settling/reasons';
export { tariffRefusal } from './subscription/gate';
export { type BilledTo, payments, receiptNumbers, subscriptions } from './tables';

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
