import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../fields/useDayText';
import { euros, type Offer, offerName, priceOf } from '../../tariffs/offers';
import type { Following, Subscription } from './subscription';

/** Says in a sentence what happens at the end of the period. */
export function useFollowingText(
  { tariff_id, billing_cycle, card }: Subscription,
  offers: readonly Offer[],
): (following: Following) => string {
  const { t, i18n } = useTranslation(['subscription', 'tariffs']);
  const { language } = i18n;
  const { day } = useDayText();
  const offerOf = (id: string | null | undefined) => offers.find((offer) => offer.id === id);
  // What is tried goes on by the month.
  const priced = (offer: Offer | undefined, cycle = billing_cycle ?? 'MONTHLY') => {
    const cents = offer && priceOf(offer, cycle);
    return cents === undefined ? t('following.agreed') : t('following.plusTax', { price: euros(cents, language) });
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
          price: priced(next, following.cycle),
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
          price: priced(offerOf(tariff_id)),
          last4: card?.last4,
        });
    }
  };
}
