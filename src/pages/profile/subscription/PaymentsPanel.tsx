import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paymentsResource as definition } from '../../../../resources/payments';
import { ProfilePanel } from '../ProfilePanel';
import { type ListedPayment, PaymentSummaryRow, paymentFields } from './PaymentSummaryRow';
import { RetryAlert } from '../../../ui/RetryAlert';

/** Maximum number of payments in the panel. The list of payments contains all payments. */
const pageSize = 6;

/** Shows the latest payments, including failed ones. */
export function PaymentsPanel() {
  const { t } = useTranslation(['subscription', 'app', 'engine']);
  const { query } = useList<ListedPayment>({
    resource: definition.name,
    pagination: { currentPage: 1, pageSize },
    // Excludes trials, which cost nothing, and canceled payments, whose payment page the user has left.
    filters: [
      { field: 'purpose', operator: 'ne', value: 'TRIAL' },
      { field: 'status', operator: 'ne', value: 'CANCELED' },
    ],
    sorters: [{ field: 'created_at', order: 'desc' }],
    meta: { fields: paymentFields, total: false },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: 'always' },
  });
  const payments = query.data?.data;
  return (
    <ProfilePanel title={t('payments.title')}>
      {!payments && query.isPending && <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />}
      {!payments && query.error && <RetryAlert error={query.error} mt={2} onRetry={() => void query.refetch()} />}
      {payments?.length === 0 && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('payments.empty')}</Typography>}
      {payments && payments.length > 0 && (
        <>
          <Box component="ul" aria-label={t('payments.title')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {payments.map((payment) => (
              <PaymentSummaryRow key={payment.id} payment={payment} />
            ))}
          </Box>
          <Button component={Link} to={definition.path} sx={{ mt: 1.5, ml: -1 }}>
            {t('payments.all')}
          </Button>
        </>
      )}
    </ProfilePanel>
  );
}
