import { and, eq, isNotNull } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { CompanySubscription, Language, SubscriptionRenewal } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { defaultLanguage } from '../../../texts/languages';
import { callerOf } from '../../../dialect/methods';
import { isOvertaken, openRenewal } from '../renewal/charge';
import { nextCharge } from '../renewal/rules';
import type { PaymentRow } from '../settling/settle';
import { lookFacts, readStanding, type Standing } from './standing';
import { readSubscriptionState, usageOf } from '../../entitlements';
import { subscriptions } from '../tables';

/** Answers the subscription of the caller's company. */
export function companySubscription(context: RequestContext): Promise<CompanySubscription> {
  const { tenant } = callerOf(context);
  return context.database.read(tenant, (session) => readCompanySubscription(session, tenant, context.language));
}

/** A company's subscription as its people read it. */
export async function readCompanySubscription(
  session: Session,
  tenant: string,
  language: Language,
): Promise<CompanySubscription> {
  const standing = await readStanding(session, tenant);
  if (!standing) throw new Error(`There is no tenant ${tenant}.`);
  const { tariff, subscription, current, last } = standing;
  return {
    id: tenant,
    state: await readSubscriptionState(session, tenant),
    tariff_id: tariff?.id ?? null,
    billing_cycle: current && !current.trial ? current.billing_cycle : null,
    start_date: current?.start_date ?? null,
    end_date: current?.end_date ?? null,
    paid_until: last?.end_date ?? null,
    ...following(standing),
    canceled_at: subscription?.canceled_at ?? null,
    card: cardOf(standing),
    renewal: await renewalOf(session, standing, language),
    usage: await usageOf(session, tenant),
  };
}

/** What follows at the end of the period, where that is something else: it is planned, or paid ahead. */
function following({
  tariff,
  subscription,
  current,
  next,
}: Standing): Pick<CompanySubscription, 'next_tariff_id' | 'next_billing_cycle'> {
  if (!next) {
    return {
      next_tariff_id: subscription?.next_tariff_id ?? null,
      next_billing_cycle: subscription?.next_billing_cycle ?? null,
    };
  }
  const same = next.tariff_id === tariff?.id && next.billing_cycle === current?.billing_cycle;
  return same
    ? { next_tariff_id: null, next_billing_cycle: null }
    : { next_tariff_id: next.tariff_id, next_billing_cycle: next.billing_cycle };
}

function cardOf({ subscription }: Standing): CompanySubscription['card'] {
  if (!subscription?.payment_method_id) return null;
  const { card_brand, card_last4, card_exp_month, card_exp_year } = subscription;
  return {
    brand: card_brand ?? '',
    last4: card_last4 ?? '',
    exp_month: card_exp_month ?? 1,
    exp_year: card_exp_year ?? 1970,
  };
}

async function renewalOf(session: Session, standing: Standing, language: Language): Promise<SubscriptionRenewal> {
  const { tenant, subscription } = standing;
  const errorColumn = language === defaultLanguage ? 'error_message' : (`error_message_${language}` as const);
  return {
    due_at: nextCharge(lookFacts(standing))?.toISOString() ?? null,
    tries: subscription?.tries ?? 0,
    error_message: subscription ? subscription[errorColumn] : null,
    confirm_payment_id: (await toConfirm(session, tenant))?.id ?? null,
  };
}

/** The renewal that the card's holder has yet to confirm with the bank, while it is still wanted. */
export async function toConfirm(session: Pick<Session, 'orm'>, tenant: string): Promise<PaymentRow | undefined> {
  const open = await openRenewal(session, tenant);
  if (!open?.payment_intent_id || open.error_message === null || (await isOvertaken(session, open))) return undefined;
  const canceled = and(eq(subscriptions.tenant_id, tenant), isNotNull(subscriptions.canceled_at));
  return (await session.orm.$count(subscriptions, canceled)) > 0 ? undefined : open;
}
