import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../fields/useDayText';
import { formatEuros, type Offer, offerName, priceInCents } from '../../tariffs/offers';
import type { PeriodEndOutcome, Subscription } from './subscription';

/** Returns a function that describes the end of the current period in a sentence. */
export function useNextPeriodText(
  { tariff_id, billing_cycle, card }: Subscription,
  offers: readonly Offer[],
): (following: PeriodEndOutcome) => string {
  const { t, i18n } = useTranslation(['subscription', 'tariffs']);
  const { language } = i18n;
  const { day } = useDayText();
  const offerOf = (id: string | null | undefined) => offers.find((offer) => offer.id === id);
  // A trial has no billing cycle and continues monthly.
  const priceText = (offer: Offer | undefined, cycle = billing_cycle ?? 'MONTHLY') => {
    const cents = offer && priceInCents(offer, cycle);
    return cents === undefined
      ? t('following.agreed')
      : t('following.plusTax', { price: formatEuros(cents, language) });
  };
  return (following) => {
    switch (following.kind) {
      case 'none':
      case 'unending':
        return t(`following.${following.kind}`);
      case 'expired':
      case 'canceled':
      case 'ends':
      case 'trialEnds':
      case 'withoutCard':
      case 'gaveUp':
      case 'confirm':
        return t(`following.${following.kind}`, { end: day(following.end) });
      case 'again':
        return t('following.again', { end: day(following.end), due: day(following.due) });
      case 'changes': {
        const next = offerOf(following.tariff);
        return t('following.changes', {
          from: day(following.from),
          due: day(following.due),
          tariff: next ? offerName(next, language) : '',
          cycle: t(`following.cycle.${following.cycle}`),
          price: priceText(next, following.cycle),
          last4: card?.last4,
        });
      }
      case 'changesPaid': {
        const next = offerOf(following.tariff);
        return t('following.changesPaid', {
          from: day(following.from),
          until: day(following.until),
          tariff: next ? offerName(next, language) : '',
        });
      }
      case 'renewed':
        return t('following.renewed', {
          due: day(following.due),
          price: priceText(offerOf(tariff_id)),
          last4: card?.last4,
        });
    }
  };
}
