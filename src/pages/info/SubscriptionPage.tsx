import Cancel from '@mui/icons-material/EventBusyOutlined';
import Choose from '@mui/icons-material/ListAltOutlined';
import Failed from '@mui/icons-material/CreditCardOffOutlined';
import Over from '@mui/icons-material/HourglassBottomOutlined';
import Paid from '@mui/icons-material/CheckCircleOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../ui/PageTitle';
import { useSession } from '../../ui/tab';
import { wayOn } from './wayOn';

/** What there is to say of a subscription. */
export type SubscriptionNews = 'canceled' | 'expired' | 'required' | 'success' | 'unsuccessful';

/** A sign for each and its colour. */
const signs = {
  canceled: { Sign: Cancel, colour: 'warning.main' },
  expired: { Sign: Over, colour: 'warning.main' },
  required: { Sign: Choose, colour: 'primary.main' },
  success: { Sign: Paid, colour: 'success.main' },
  unsuccessful: { Sign: Failed, colour: 'error.main' },
} as const;

/** Tells where a company's subscription stands, and the one thing to do about it. */
export function SubscriptionPage({ kind }: { kind: SubscriptionNews }) {
  const { t } = useTranslation('info');
  const session = useSession();
  const way = kind === 'success' ? ({ name: 'start', address: '/' } as const) : wayOn(session);
  const { Sign, colour } = signs[kind];
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 520, justifyItems: 'start', py: { xs: 2, sm: 6 }, mx: 'auto' }}>
      <PageTitle page={t(`subscription.${kind}.title`)} />
      <Sign aria-hidden sx={{ fontSize: 48, color: colour }} />
      <Typography variant="h1" sx={{ fontSize: '1.75rem', letterSpacing: '-0.02em', textWrap: 'balance' }}>
        {t(`subscription.${kind}.title`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
        {t(`subscription.${kind}.text`)}
        {way.name === 'ask' && ` ${t('subscription.askText')}`}
      </Typography>
      <Button href={way.address} variant="contained" size="large" sx={{ mt: 1 }}>
        {t(`subscription.ways.${way.name}`)}
      </Button>
    </Box>
  );
}
