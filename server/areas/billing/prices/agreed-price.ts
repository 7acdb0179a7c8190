import type { Session } from '../../../database/database';
import { type OfferedPrices, findOfferToRenew, findOfferToTake, readOffers } from '../../sales';
import type { tariffs } from '../../tariffs';

type Tariff = typeof tariffs.$inferSelect;

/** A tariff with the price that a tenant pays for it. */
export interface PricedTariff {
  /** The tariff, with agreed prices in place of the list prices. */
  tariff: Tariff;
  /** Id of the sales inquiry whose offer sets the price; undefined at the list price. */
  offer: string | undefined;
  /** Whether the tenant had an offer for the tariff that can no longer be taken. */
  hasExpiredOffer: boolean;
}

/** Returns a tariff with the price that the tenant can take today: that of a valid offer, or else the list price. */
export async function readPriceForPurchase(session: Session, tenant: string, tariff: Tariff, today: string) {
  const offers = await readOffers(session, tenant, tariff.id);
  return pricedTariff(tariff, offers, findOfferToTake(offers, today));
}

/**
 * Returns a tariff with the price that the tenant's next automatic renewal charges.
 * @param isPlanned whether the tenant has planned the tariff for the next period
 */
export async function readPriceForRenewal(session: Session, tenant: string, tariff: Tariff, isPlanned: boolean) {
  const offers = await readOffers(session, tenant, tariff.id);
  return pricedTariff(tariff, offers, findOfferToRenew(offers, isPlanned));
}

function pricedTariff(
  tariff: Tariff,
  offers: readonly OfferedPrices[],
  offer: OfferedPrices | undefined,
): PricedTariff {
  if (!offer) return { tariff, offer: undefined, hasExpiredOffer: offers.length > 0 };
  const { monthly_price: month, yearly_price: year } = offer;
  const agreed = {
    ...tariff,
    monthly_prices: month === null ? [] : [{ price: month }],
    yearly_prices: year === null ? [] : [{ price: year, is_active: true, date_to: null }],
  };
  return { tariff: agreed, offer: offer.id, hasExpiredOffer: false };
}
