import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { useDayText } from '../../fields/useDayText';
import { formatEuros, hasPrice, type Offer, priceInCents } from './offers';

/** Shows the price of a tariff. Tariffs without a price are offered individually. */
export function OfferPrice({ offer, cycle }: { offer: Offer; cycle: BillingCycle }) {
  const { t, i18n } = useTranslation('tariffs');
  const { day } = useDayText();
  const price = priceInCents(offer, cycle);
  const format = (cents: number) => formatEuros(cents, i18n.language);
  const largeText = { fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.2 } as const;
  if (price === undefined) {
    return (
      <div>
        <Typography sx={largeText}>{t('price.individual')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(hasPrice(offer) ? 'price.otherwise' : 'price.onRequest')}
        </Typography>
      </div>
    );
  }
  return (
    <div>
      <Typography sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
        <Box component="span" sx={largeText}>
          {format(price)}
        </Box>
        <span>{t(`price.${cycle}`)}</span>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {cycle === 'YEARLY' ? t('price.aMonth', { price: format(Math.round(price / 12)) }) : t('price.withoutTax')}
      </Typography>
      {offer.agreed && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {offer.agreed.until === null ? t('price.agreed') : t('price.agreedUntil', { until: day(offer.agreed.until) })}
        </Typography>
      )}
    </div>
  );
}
