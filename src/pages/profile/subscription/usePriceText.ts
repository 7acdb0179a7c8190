import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../../resources/contract.generated';
import { euros, type Offer, priceOf } from '../../tariffs/offers';

/** Writes what a tariff costs, and how often; what has no price is paid as was agreed. */
export function usePriceText(offers: readonly Offer[]): (tariff: string, cycle: BillingCycle) => string {
  const { t, i18n } = useTranslation('subscription');
  return (tariff, cycle) => {
    const offer = offers.find(({ id }) => id === tariff);
    const cents = offer && priceOf(offer, cycle);
    return cents === undefined ? t('price.agreed') : t(`price.${cycle}`, { price: euros(cents, i18n.language) });
  };
}
