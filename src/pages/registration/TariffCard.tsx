import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { OfferCard } from '../tariffs/OfferCard';
import { hasPrice, type Offer, offerName, trialDaysOf } from '../tariffs/offers';

interface Props {
  offer: Offer;
  cycle: BillingCycle;
  /** Whether the company has already used its trial. */
  trialUsed: boolean;
  /** Whether the trial of this tariff is being started. */
  starting: boolean;
  /** Error message if the trial could not be started. */
  failure: string | undefined;
  /** Confirmation shown after the user has contacted sales about the tariff; undefined before. */
  thanks: string | undefined;
  onTry: () => void;
  /** Called to pay the tariff by card. */
  onPay: () => void;
  /** Called to contact sales about the tariff. */
  onContactSales: () => void;
}

/** Shows a tariff with the buttons to try it, pay it or contact sales. */
export function TariffCard({
  offer,
  cycle,
  trialUsed,
  starting,
  failure,
  thanks,
  onTry,
  onPay,
  onContactSales,
}: Props) {
  const { t, i18n } = useTranslation(['registration', 'tariffs']);
  const name = offerName(offer, i18n.language);
  const days = trialUsed ? 0 : trialDaysOf(offer);
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
      {hasPrice(offer) && (
        <Button
          variant={days > 0 ? 'outlined' : 'contained'}
          aria-label={t('tariff.payOf', { name })}
          onClick={onPay}
          sx={{ minHeight: 40 }}
        >
          {t('tariff.pay')}
        </Button>
      )}
      {!hasPrice(offer) && (
        <Button variant="outlined" onClick={onContactSales} sx={{ minHeight: 40 }}>
          {t('tariffs:sales.open')}
        </Button>
      )}
      {/* The error is next to the clicked button, because on phones the top of the page may be out of view. */}
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
