import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ui/tab';
import { Message } from '../Message';
import { wayOn } from './wayOn';

/** What there is to say of a subscription. */
export type SubscriptionNews = 'canceled' | 'expired' | 'required' | 'success' | 'unsuccessful';

/** Tells where a company's subscription stands, and the one thing to do about it. */
export function SubscriptionPage({ kind }: { kind: SubscriptionNews }) {
  const { t } = useTranslation('info');
  const session = useSession();
  const way = kind === 'success' ? ({ name: 'start', address: '/' } as const) : wayOn(session);
  return (
    <Message
      title={t(`subscription.${kind}.title`)}
      actions={
        <Button href={way.address} variant="contained">
          {t(`subscription.ways.${way.name}`)}
        </Button>
      }
    >
      {t(`subscription.${kind}.text`)}
      {way.name === 'ask' && ` ${t('subscription.askText')}`}
    </Message>
  );
}
