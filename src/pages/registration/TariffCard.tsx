import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { OfferCard } from '../tariffs/OfferCard';
import { isPriced, type Offer, offerName, trialDays } from '../tariffs/offers';

interface Props {
  offer: Offer;
  cycle: BillingCycle;
  /** Trials are over for this company. */
  tried: boolean;
  /** Its trial is being begun. */
  starting: boolean;
  /** Why its trial could not be begun. */
  failure: string | undefined;
  /** What is said once sales was asked for an offer. */
  thanks: string | undefined;
  onTry: () => void;
  /** It is to be paid by card. */
  onPay: () => void;
  /** Sales is asked for an offer. */
  onAsk: () => void;
}

/** A tariff, and the ways to it for a company that has none. */
export function TariffCard({ offer, cycle, tried, starting, failure, thanks, onTry, onPay, onAsk }: Props) {
  const { t, i18n } = useTranslation(['registration', 'tariffs']);
  const name = offerName(offer, i18n.language);
  const days = tried ? 0 : trialDays(offer);
  return (
    <OfferCard {...{ offer, cycle }}>
      {days > 0 && (
        <Button
          variant="contained"
          loading={starting}
          aria-label={t('tariff.tryOf', { count: days, name })}
          onClick={onTry}
          sx={{ minHeight: 40 }}
        >
          {t('tariff.try', { count: days })}
        </Button>
      )}
      {isPriced(offer) && (
        <Button
          variant={days > 0 ? 'outlined' : 'contained'}
          aria-label={t('tariff.payOf', { name })}
          onClick={onPay}
          sx={{ minHeight: 40 }}
        >
          {t('tariff.pay')}
        </Button>
      )}
      {!isPriced(offer) && (
        <Button variant="outlined" onClick={onAsk} sx={{ minHeight: 40 }}>
          {t('tariffs:sales.open')}
        </Button>
      )}
      {/* Beside the button that was pressed: on a phone there may be nothing else in sight. */}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {failure && (
          <Alert role="presentation" severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </Box>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {thanks && (
          <Alert role="presentation" severity="success">
            {thanks}
          </Alert>
        )}
      </Box>
    </OfferCard>
  );
}
