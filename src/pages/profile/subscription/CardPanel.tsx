import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import type { PaymentCard } from '../../../../resources/contract.generated';
import { useSession } from '../../../ui/appServices';
import { ProfilePanel } from '../ProfilePanel';
import { cardStatus, type Subscription } from './subscription';
import { useCardSession } from './useCardSession';

/** Shows the card that is charged for renewals, with a button to replace it. */
export function CardPanel({ subscription: { card } }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription');
  const session = useSession();
  const { busy, failure, change } = useCardSession();
  return (
    <ProfilePanel title={t('card.title')} text={t('card.text')}>
      {card ? <CardDetails {...{ card }} /> : <Typography sx={{ mt: 2 }}>{t('card.none')}</Typography>}
      {isMethodAllowed(session, 'createCardSession') && (
        <Button variant="outlined" loading={busy} onClick={change} sx={{ mt: 2 }}>
          {t(card ? 'card.change' : 'card.add')}
        </Button>
      )}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {failure && (
          <Alert role="presentation" severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </Box>
    </ProfilePanel>
  );
}

/** Display names of card brands by Stripe's identifiers. */
const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

function CardDetails({ card }: { card: PaymentCard }) {
  const { t } = useTranslation('subscription');
  const { brand, last4, exp_month: month, exp_year: year } = card;
  const status = cardStatus(card);
  const expires = `${String(month).padStart(2, '0')}/${year}`;
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>
        {t('card.number', { brand: brandNames[brand] ?? t('card.unknownBrand'), last4 })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('card.expires', { expires })}
      </Typography>
      {status !== 'fine' && (
        <Alert severity={status === 'expired' ? 'error' : 'warning'} sx={{ mt: 1.5 }}>
          {t(`card.${status}`)}
        </Alert>
      )}
    </>
  );
}
