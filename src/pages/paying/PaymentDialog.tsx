import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { RadioRow } from '../../ui/RadioRow';
import { billingCycles, type Offer, offerName, priceInCents } from '../tariffs/offers';
import { formatMinorUnits } from './formatMinorUnits';
import { usePaymentErrorText } from './usePaymentErrorText';
import { QuoteLines } from './QuoteLines';
import { useStartPayment } from './useStartPayment';
import { useQuote } from './useQuote';

interface Props {
  offer: Offer;
  /** Billing cycle that is selected at first. */
  cycle: BillingCycle;
  onClose: () => void;
}

/** Shows what the card will be charged for a tariff, before the user goes to the payment page. */
export function PaymentDialog({ offer, cycle: initialCycle, onClose }: Props) {
  const { t, i18n } = useTranslation(['paying', 'tariffs', 'engine', 'app']);
  const cycles = billingCycles.filter((each) => priceInCents(offer, each) !== undefined);
  const [chosen, setChosen] = useState(initialCycle);
  const cycle = cycles.includes(chosen) ? chosen : (cycles[0] ?? chosen);
  const { quote, error, refetch } = useQuote(offer.id, cycle);
  const failureText = usePaymentErrorText();
  const payment = useStartPayment();
  const isStarting = payment.beginning !== undefined;
  const failure = payment.failed?.text ?? (error === undefined ? undefined : failureText(error));
  return (
    <Dialog open onClose={isStarting ? undefined : onClose} aria-labelledby="pay-title">
      <DialogTitle id="pay-title">{t('dialog.title', { name: offerName(offer, i18n.language) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {cycles.length > 1 && (
          <RadioRow
            id="pay-cycle"
            label={t('dialog.cycle')}
            options={cycles.map((each) => ({ value: each, label: t(`tariffs:billing.${each}`) }))}
            value={cycle}
            onChange={(value) => setChosen(cycles.find((each) => each === value) ?? cycle)}
          />
        )}
        <Box aria-live="polite" aria-busy={!quote && !failure}>
          {quote ? (
            <QuoteLines quote={quote} />
          ) : (
            !failure && <Skeleton variant="rounded" height={132} aria-label={t('dialog.asking')} />
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('dialog.text')}
        </Typography>
        {failure && (
          <Alert
            severity="error"
            role="alert"
            sx={{ whiteSpace: 'pre-line' }}
            action={
              error !== undefined && (
                <Button color="inherit" size="small" onClick={refetch}>
                  {t('engine:list.retry')}
                </Button>
              )
            }
          >
            {failure}
          </Alert>
        )}
        {/* Announces the progress to screen readers, which do not announce the button's spinner. */}
        <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
          {isStarting && t('dialog.going')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isStarting} onClick={onClose}>
          {t('engine:dialog.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!quote}
          loading={isStarting}
          onClick={() => payment.start(offer.id, cycle, quote?.amount)}
        >
          {quote
            ? t('dialog.pay', { amount: formatMinorUnits(quote.amount, quote.currency, i18n.language) })
            : t('dialog.payAny')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
