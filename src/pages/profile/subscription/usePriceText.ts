import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../../resources/contract.generated';
import { formatEuros, type Offer, priceInCents } from '../../tariffs/offers';

/** Returns a function that formats the price of a tariff. Tariffs without a price are individual agreements. */
export function usePriceText(offers: readonly Offer[]): (tariff: string, cycle: BillingCycle) => string {
  const { t, i18n } = useTranslation('subscription');
  return (tariff, cycle) => {
    const offer = offers.find(({ id }) => id === tariff);
    const cents = offer && priceInCents(offer, cycle);
    return cents === undefined ? t('price.agreed') : t(`price.${cycle}`, { price: formatEuros(cents, i18n.language) });
  };
}
