import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import type { Payment, PaymentStatus } from '../../../../resources/contract.generated';
import { paymentsResource } from '../../../../resources/payments';
import { fieldKindOf } from '../../../fields';
import { useDayText } from '../../../fields/useDayText';
import { useWords } from '../../../screens/words';
import { useSession } from '../../../ui/appServices';
import { formatMinorUnits } from '../../paying/formatMinorUnits';
import { offerName } from '../../tariffs/offers';
import { useReceiptDownload } from './useReceiptDownload';

/** Paths of the fields to select of a payment. */
export const paymentFields: string[] = [
  'id',
  'number',
  'tariff.code',
  'tariff.name',
  'amount',
  'currency',
  'status',
  'purpose',
  'start_date',
  'end_date',
  'error_message',
  'created_at',
];

export type ListedPayment = Pick<
  Payment,
  | 'id'
  | 'number'
  | 'amount'
  | 'currency'
  | 'status'
  | 'purpose'
  | 'start_date'
  | 'end_date'
  | 'error_message'
  | 'created_at'
> & {
  tariff?: { code: string; name: unknown } | null;
};

/** Shows a payment: its purpose, status, amount and receipt. */
export function PaymentSummaryRow({ payment }: { payment: ListedPayment }) {
  const { t, i18n } = useTranslation(['subscription', 'payments']);
  const { day, window } = useDayText();
  const receipt = useReceiptDownload(payment.id);
  const allowed = isMethodAllowed(useSession(), 'paymentReceipt');
  const { number, amount, currency, status, purpose, tariff, start_date, end_date, error_message, created_at } =
    payment;
  const name = number ?? t('payments.of', { day: day(created_at.slice(0, 10)) });
  const isPaid = status === 'SUCCEEDED' || status === 'REFUNDED';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 120px' },
        gridTemplateAreas: {
          xs: '"name amount" "about about" "receipt receipt"',
          sm: '"name amount receipt" "about amount receipt"',
        },
        columnGap: 2,
        rowGap: { xs: 0.5, sm: 0 },
        alignItems: 'center',
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ gridArea: 'name', minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Link
          component={RouterLink}
          to={`${paymentsResource.path}/${payment.id}`}
          color="text.primary"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Status {...{ status }} />
      </Box>
      <Typography variant="body2" sx={{ gridArea: 'about', color: 'text.secondary' }}>
        {[
          t(`payments:values.purpose.${purpose}`),
          tariff && offerName(tariff, i18n.language),
          window(start_date ?? null, end_date ?? null),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography sx={{ gridArea: 'amount', fontWeight: 600, textAlign: 'right' }}>
        {formatMinorUnits(amount, currency, i18n.language)}
      </Typography>
      <Box sx={{ gridArea: 'receipt', justifySelf: { xs: 'start', sm: 'end' }, '&:empty': { display: 'none' } }}>
        {isPaid && allowed && (
          <Button
            size="small"
            variant="outlined"
            loading={receipt.busy}
            aria-label={t('payments.receiptOf', { number: name })}
            onClick={() => void receipt.download()}
          >
            {t('payments.receipt')}
          </Button>
        )}
      </Box>
      {status === 'FAILED' && error_message && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'error.main' }}>
          {error_message}
        </Typography>
      )}
    </Box>
  );
}

/** Shows the payment's status in the same style as the list of payments. */
function Status({ status }: { status: PaymentStatus }) {
  const words = useWords(paymentsResource);
  const field = paymentsResource.fields.status;
  const Cell = field && fieldKindOf(field).Cell;
  return Cell && <Cell value={status} field={field} context={words.fieldContext('status')} />;
}
