import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isAllowed } from '../../../providers/auth/methods';
import { errorKey } from '../../../providers/errors';
import type { BillingCycle } from '../../../resources/contract.generated';
import { Badge } from '../../ui/Badge';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';
import { PageTitle } from '../../ui/PageTitle';
import { useSession } from '../../ui/tab';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { useCompanySubscription } from '../profile/subscription/useCompanySubscription';
import { BillingSwitch } from './BillingSwitch';
import { ChangeDialog } from './ChangeDialog';
import { Choice } from './Choice';
import { Comparison } from './Comparison';
import { OfferCard, offersGrid } from './OfferCard';
import type { Offer } from './offers';
import { SalesDialog } from './SalesDialog';
import { useOffers } from './useOffers';

/** All tariffs side by side, the one that runs among them; for who may pay, what each would mean now. */
export function TariffsPage() {
  const { t } = useTranslation('tariffs');
  const session = useSession();
  if (!isAllowed(session, 'tariffs')) return <AccessDeniedPage />;
  const back = isAllowed(session, 'companySubscription') && (
    <Button component={Link} to="/profile/Subscription" size="small" sx={{ ml: -0.5 }}>
      {t('page.back')}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 1200, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle page={t('page.title')} />
      <div>
        <PageHead title={t('page.title')} above={back} />
        <Typography sx={{ color: 'text.secondary' }}>{t('page.text')}</Typography>
      </div>
      <Tariffs />
    </Box>
  );
}

function Tariffs() {
  const { t } = useTranslation(['tariffs', 'app', 'engine']);
  const session = useSession();
  const { data: subscription, isLoading } = useCompanySubscription();
  const { offers, error, refetch } = useOffers(subscription?.tariff_id);
  const [chosenCycle, setCycle] = useState<BillingCycle>();
  const [chosen, setChosen] = useState<Offer>();
  const [asked, setAsked] = useState<Offer>();
  const [thanked, setThanked] = useState<string>();
  const cycle = chosenCycle ?? subscription?.billing_cycle ?? 'MONTHLY';

  if (!offers && error) {
    return (
      <Notice role="alert" title={t('failed')} text={t(`app:${errorKey(error)}`)}>
        <Button variant="contained" onClick={() => void refetch()}>{t('engine:list.retry')}</Button>
      </Notice>
    );
  }
  if (!offers || isLoading) return <Waiting />;
  const current = subscription?.state === 'REQUIRED' ? undefined : (subscription?.tariff_id ?? undefined);
  return (
    <>
      <BillingSwitch {...{ cycle, offers }} onChange={setCycle} />
      <Box component="ul" sx={offersGrid}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...{ offer, cycle }} mark={offer.id === current && <Badge tone="success" label={t('page.current')} />}>
            {subscription && isAllowed(session, 'paymentQuote') && (
              <Choice
                key={cycle}
                {...{ offer, cycle, subscription }}
                thanks={thanked === offer.id ? t('sales.thanks') : undefined}
                onChoose={() => setChosen(offer)}
                onAsk={() => setAsked(offer)}
              />
            )}
          </OfferCard>
        ))}
      </Box>
      <Comparison {...{ offers, current }} />
      {chosen && subscription && <ChangeDialog offer={chosen} {...{ cycle, subscription, offers }} onClose={() => setChosen(undefined)} />}
      {asked && (
        <SalesDialog
          offer={asked}
          onClose={() => setAsked(undefined)}
          onSent={() => {
            setAsked(undefined);
            setThanked(asked.id);
          }}
        />
      )}
    </>
  );
}

const Waiting = () => (
  <Box sx={offersGrid}>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} variant="rounded" height={320} />
    ))}
  </Box>
);
