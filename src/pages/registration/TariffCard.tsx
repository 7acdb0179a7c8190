import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Billing, euros, isPriced, type Offer, offerName, priceOf, trialDays } from './offers';

interface Props {
  offer: Offer;
  billing: Billing;
  /** Its trial is being begun. */
  starting: boolean;
  /** Why its trial could not be begun. */
  failure: string | undefined;
  /** What is said once sales was asked for an offer. */
  thanks: string | undefined;
  onTry: () => void;
  /** Sales is asked for an offer. */
  onAsk: () => void;
}

/** A tariff: what it costs, what matters most of what it contains, and the way to it. */
export function TariffCard({ offer, billing, starting, failure, thanks, onTry, onAsk }: Props) {
  const { t, i18n } = useTranslation('registration');
  const name = offerName(offer, i18n.language);
  const days = trialDays(offer);
  const title = `tariff-${offer.id}`;
  return (
    <Paper component="li" variant="outlined" aria-labelledby={title} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography variant="h2" id={title}>
        {name}
      </Typography>
      <Price offer={offer} billing={billing} />
      {days > 0 && (
        <Button variant="contained" loading={starting} aria-label={t('tariff.tryOf', { count: days, name })} onClick={onTry} sx={{ minHeight: 40 }}>
          {t('tariff.try', { count: days })}
        </Button>
      )}
      {!isPriced(offer) && (
        <Button variant="outlined" onClick={onAsk} sx={{ minHeight: 40 }}>
          {t('sales.open')}
        </Button>
      )}
      {/* Beside the button that was pressed: on a phone there may be nothing else in sight. */}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {failure && <Alert role="presentation" severity="error" sx={{ whiteSpace: 'pre-line' }}>{failure}</Alert>}
      </Box>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {thanks && <Alert role="presentation" severity="success">{thanks}</Alert>}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {offer.opportunities
          .filter(({ is_top: top }) => top)
          .map(({ code, display_title: what, display_value: value }) => (
            <Box key={code} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {what}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
    </Paper>
  );
}

/** What it costs by the month or the year; who has no price gets an offer. */
function Price({ offer, billing }: Pick<Props, 'offer' | 'billing'>) {
  const { t, i18n } = useTranslation('registration');
  const price = priceOf(offer, billing);
  const written = (cents: number) => euros(cents, i18n.language);
  const big = { fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.2 } as const;
  if (price === undefined) {
    return (
      <div>
        <Typography sx={big}>{t('tariff.price.individual')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(isPriced(offer) ? 'tariff.price.otherwise' : 'tariff.price.onRequest')}
        </Typography>
      </div>
    );
  }
  return (
    <div>
      <Typography sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
        <Box component="span" sx={big}>
          {written(price)}
        </Box>
        <span>{t(`tariff.price.${billing}`)}</span>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {billing === 'yearly' ? t('tariff.price.aMonth', { price: written(Math.round(price / 12)) }) : t('tariff.price.withoutTax')}
      </Typography>
    </div>
  );
}
