import { requireCaller } from '../../dialect/methods';
import type { Area } from '../area';
import { type BillingContext, createPaymentSession } from './stripe/create-payment-session';
import { disableSubscription, resumeSubscription } from './subscription/cancel-subscription';
import { createCardSession } from './stripe/card-session';
import { readOwnSubscription } from './subscription/company-subscription';
import { confirmPayment } from './stripe/confirm-payment';
import { readLatestSuccessfulPayment } from './subscription/latest-payment';
import { paymentEntity } from './payment';
import { planTariff } from './subscription/plan-tariff';
import { readPaymentQuote } from './prices/read-quote';
import { resolverOfRefreshPayment } from './stripe/refresh-payment';
import { readSubscriptionContacts } from './subscription/subscription-contacts';
import { startTrial } from './subscription/start-trial';

export { type CardProcessor, openCardProcessor, type SandboxClientSettings } from './stripe/card-processor';
export { billingMailTemplates } from './mails/billing-mail';
export { handleStripeEvent } from './stripe/webhook';
export { webhookPath } from './stripe/webhook-path';
export { periodStartingOn } from './prices/periods';
export { type TaxRule, taxRuleOf, addTax } from './prices/tax';
export { readBuyer, readSeller } from './receipts/billed-to';
export { formatReceiptNumber } from './receipts/receipt-numbers';
export { nextStepAt } from './renewal/rules';
export { createRenewalJobKind } from './renewal/jobs';
export { unusedValueOf } from './rules';
export { failureMessageColumns } from './payments/failure-texts';
export { findTariffRefusal } from './subscription/tariff-refusal';
export { type BilledTo, payments, receiptNumbers, subscriptions } from './tables';

/** Returns the area of payments, subscriptions and renewals. */
export function createBillingArea(parts: BillingContext): Area {
  return {
    name: 'billing',
    entities: [paymentEntity],
    resolvers: {
      Query: {
        subscriptionState: (_root, _args, context) => requireCaller(context).subscription,
        subscriptionContacts: (_root, _args, context) => readSubscriptionContacts(context),
        latestSuccessfulPayment: (_root, _args, context) => readLatestSuccessfulPayment(context),
        paymentQuote: (_root, request, context) => readPaymentQuote(request, context),
        companySubscription: (_root, _args, context) => readOwnSubscription(context),
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
    mutations: { startTrial, refreshPayment: resolverOfRefreshPayment(parts.cards) },
  };
}
