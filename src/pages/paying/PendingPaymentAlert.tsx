import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, Payment } from '../../../resources/contract.generated';
import { type Offer, offerName } from '../tariffs/offers';
import { formatMinorUnits } from './formatMinorUnits';

interface PendingPayment extends Pick<Payment, 'amount' | 'currency' | 'billing_cycle'> {
  id: string;
  tariff: Pick<Offer, 'id'> | null;
}

interface Props {
  /** Tariffs that the company can pay for now. */
  offers: readonly Offer[];
  onContinue: (offer: Offer, cycle: BillingCycle) => void;
}

/** Shows a started but unfinished payment and lets the user continue it. Shows nothing if there is none. */
export function PendingPaymentAlert({ offers, onContinue }: Props) {
  const { t, i18n } = useTranslation('paying');
  const { query } = useList<PendingPayment>({
    resource: 'payments',
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [{ field: 'status', operator: 'eq', value: 'PENDING' }],
    sorters: [{ field: 'created_at', order: 'desc' }],
    meta: { fields: ['id', 'amount', 'currency', 'billing_cycle', 'tariff.id'], total: false },
    liveMode: 'auto',
    errorNotification: false,
  });
  const pendingPayment = query.data?.data[0];
  const offer = offers.find(({ id }) => id === pendingPayment?.tariff?.id);
  if (!pendingPayment || !offer) return null;
  return (
    <Alert severity="info" role="status">
      <AlertTitle>{t('begun.title')}</AlertTitle>
      {t('begun.text', {
        name: offerName(offer, i18n.language),
        amount: formatMinorUnits(pendingPayment.amount, pendingPayment.currency, i18n.language),
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => onContinue(offer, pendingPayment.billing_cycle)}
        >
          {t('begun.again')}
        </Button>
        <Button
          size="small"
          color="inherit"
          href={`/info/subscriptionSuccess?${new URLSearchParams({ payment: pendingPayment.id }).toString()}`}
        >
          {t('begun.look')}
        </Button>
      </Box>
    </Alert>
  );
}
