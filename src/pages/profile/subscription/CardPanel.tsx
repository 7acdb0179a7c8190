import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import type { PaymentCard } from '../../../../resources/contract.generated';
import { useSession } from '../../../ui/appServices';
import { Panel } from '../Panel';
import { cardStanding, type Subscription } from './subscription';
import { useCardSession } from './useCardSession';

/** The card that is charged for renewals, and the way to another one. */
export function CardPanel({ subscription: { card } }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription');
  const session = useSession();
  const { busy, failure, change } = useCardSession();
  return (
    <Panel title={t('card.title')} text={t('card.text')}>
      {card ? <KeptCard {...{ card }} /> : <Typography sx={{ mt: 2 }}>{t('card.none')}</Typography>}
      {isAllowed(session, 'createCardSession') && (
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
    </Panel>
  );
}

/** Brands as they write themselves, by the processor's names. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

function KeptCard({ card }: { card: PaymentCard }) {
  const { t } = useTranslation('subscription');
  const { brand, last4, exp_month: month, exp_year: year } = card;
  const standing = cardStanding(card);
  const expires = `${String(month).padStart(2, '0')}/${year}`;
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>
        {t('card.number', { brand: brands[brand] ?? t('card.unknownBrand'), last4 })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('card.expires', { expires })}
      </Typography>
      {standing !== 'fine' && (
        <Alert severity={standing === 'expired' ? 'error' : 'warning'} sx={{ mt: 1.5 }}>
          {t(`card.${standing}`)}
        </Alert>
      )}
    </>
  );
}
