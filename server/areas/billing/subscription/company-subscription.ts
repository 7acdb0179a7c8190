import { and, eq, isNotNull } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { CompanySubscription, Language, SubscriptionRenewal } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { defaultLanguage } from '../../../texts/languages';
import { requireCaller } from '../../../dialect/methods';
import { isRenewalSuperseded, readOpenRenewal } from '../renewal/charge';
import { nextChargeAt } from '../renewal/rules';
import type { PaymentRow } from '../payments/apply-payment-update';
import { scheduleFactsOf, readSubscriptionSnapshot, type SubscriptionSnapshot } from './subscription-snapshot';
import { readSubscriptionState, readTariffUsage } from '../../entitlements';
import { subscriptions } from '../tables';

/** Returns the subscription of the caller's tenant. */
export function readOwnSubscription(context: RequestContext): Promise<CompanySubscription> {
  const { tenant } = requireCaller(context);
  return context.database.read(tenant, (session) => readCompanySubscription(session, tenant, context.language));
}

/** Reads a tenant's subscription as the contract's `CompanySubscription`. */
export async function readCompanySubscription(
  session: Session,
  tenant: string,
  language: Language,
): Promise<CompanySubscription> {
  const snapshot = await readSubscriptionSnapshot(session, tenant);
  if (!snapshot) throw new Error(`There is no tenant ${tenant}.`);
  const { tariff, subscription, current, last } = snapshot;
  return {
    id: tenant,
    state: await readSubscriptionState(session, tenant),
    tariff_id: tariff?.id ?? null,
    billing_cycle: current && !current.trial ? current.billing_cycle : null,
    start_date: current?.start_date ?? null,
    end_date: current?.end_date ?? null,
    paid_until: last?.end_date ?? null,
    ...nextTariffOf(snapshot),
    canceled_at: subscription?.canceled_at ?? null,
    card: cardOf(snapshot),
    renewal: await renewalStateOf(session, snapshot, language),
    usage: await readTariffUsage(session, tenant),
  };
}

/** Returns the tariff and cycle that are planned or paid ahead for the next period; null without a change. */
function nextTariffOf({
  tariff,
  subscription,
  current,
  next,
}: SubscriptionSnapshot): Pick<CompanySubscription, 'next_tariff_id' | 'next_billing_cycle'> {
  if (!next) {
    return {
      next_tariff_id: subscription?.next_tariff_id ?? null,
      next_billing_cycle: subscription?.next_billing_cycle ?? null,
    };
  }
  const isUnchanged = next.tariff_id === tariff?.id && next.billing_cycle === current?.billing_cycle;
  return isUnchanged
    ? { next_tariff_id: null, next_billing_cycle: null }
    : { next_tariff_id: next.tariff_id, next_billing_cycle: next.billing_cycle };
}

function cardOf({ subscription }: SubscriptionSnapshot): CompanySubscription['card'] {
  if (!subscription?.payment_method_id) return null;
  const { card_brand, card_last4, card_exp_month, card_exp_year } = subscription;
  return {
    brand: card_brand ?? '',
    last4: card_last4 ?? '',
    exp_month: card_exp_month ?? 1,
    exp_year: card_exp_year ?? 1970,
  };
}

async function renewalStateOf(
  session: Session,
  snapshot: SubscriptionSnapshot,
  language: Language,
): Promise<SubscriptionRenewal> {
  const { tenant, subscription } = snapshot;
  const errorColumn = language === defaultLanguage ? 'error_message' : (`error_message_${language}` as const);
  return {
    due_at: nextChargeAt(scheduleFactsOf(snapshot))?.toISOString() ?? null,
    tries: subscription?.tries ?? 0,
    error_message: subscription ? subscription[errorColumn] : null,
    confirm_payment_id: (await readRenewalToConfirm(session, tenant))?.id ?? null,
  };
}

/** Returns the pending renewal that the cardholder must authenticate, while it is still needed. */
export async function readRenewalToConfirm(
  session: Pick<Session, 'orm'>,
  tenant: string,
): Promise<PaymentRow | undefined> {
  const open = await readOpenRenewal(session, tenant);
  if (!open?.payment_intent_id || open.error_message === null || (await isRenewalSuperseded(session, open)))
    return undefined;
  const canceled = and(eq(subscriptions.tenant_id, tenant), isNotNull(subscriptions.canceled_at));
  return (await session.orm.$count(subscriptions, canceled)) > 0 ? undefined : open;
}
