import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { useDayText } from '../../fields/useDayText';
import { formatMinorUnits } from '../paying/formatMinorUnits';
import { usePaymentErrorText } from '../paying/usePaymentErrorText';
import { QuoteLines } from '../paying/QuoteLines';
import { useStartPayment } from '../paying/useStartPayment';
import { type SubscriptionQuote, useQuote } from '../paying/useQuote';
import type { Subscription } from '../profile/subscription/subscription';
import { useSubscriptionChange } from '../profile/subscription/useSubscriptionChange';
import { findExceededLimits } from './exceededLimits';
import { ExceededLimitsAlert } from './ExceededLimitsAlert';
import { type Offer, offerName } from './offers';

interface Props {
  offer: Offer;
  cycle: BillingCycle;
  subscription: Subscription;
  offers: readonly Offer[];
  onClose: () => void;
}

/** Shows what a change of tariff costs and when it takes effect, before it is paid or planned. */
export function ChangeTariffDialog({ offer, cycle, subscription, offers, onClose }: Props) {
  const { t, i18n } = useTranslation(['tariffs', 'paying', 'engine']);
  const { day } = useDayText();
  const { quote, error } = useQuote(offer.id, cycle);
  const failureText = usePaymentErrorText();
  const payment = useStartPayment();
  const plan = useSubscriptionChange();
  const name = offerName(offer, i18n.language);
  const busy = plan.busy || payment.beginning !== undefined;
  const failure = payment.failed?.text ?? plan.failure ?? (error && failureText(error));
  const currentOffer = offers.find(({ id }) => id === subscription.tariff_id);
  const confirmChange = ({ at_once, start_date, amount }: SubscriptionQuote) => {
    if (at_once) payment.start(offer.id, cycle, amount);
    else
      plan.change(
        'planTariff',
        { tariff: offer.id, billing_cycle: cycle },
        t('change.planned', { name, from: day(start_date) }),
        onClose,
      );
  };
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby="change-title"
      slotProps={{ paper: { sx: { width: 480 } } }}
    >
      <DialogTitle id="change-title">{t(`change.title.${cycle}`, { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {!quote && !failure && <Skeleton variant="rounded" height={160} />}
        {quote?.at_once && (
          <>
            <QuoteLines quote={quote} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('paying:dialog.text')}
            </Typography>
          </>
        )}
        {quote && !quote.at_once && (
          <Typography>
            {t('change.later', {
              running: currentOffer ? offerName(currentOffer, i18n.language) : '',
              end: subscription.end_date ? day(subscription.end_date) : '',
              from: day(quote.start_date),
              name,
              amount: formatMinorUnits(quote.amount, quote.currency, i18n.language),
            })}
          </Typography>
        )}
        <ExceededLimitsAlert limits={findExceededLimits(subscription.usage, offer)} />
        {failure && (
          <Alert severity="error" role="alert" sx={{ whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {t('engine:dialog.cancel')}
        </Button>
        {quote && (
          <Button variant="contained" loading={busy} onClick={() => confirmChange(quote)}>
            {quote.at_once
              ? t('change.pay', { amount: formatMinorUnits(quote.amount, quote.currency, i18n.language) })
              : t('change.plan', { from: day(quote.start_date) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
